/* The one call of this library that Go's runtime needs. Wine before 9 lacks the library; Windows has it. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID data, ULONG n);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T n) { return SystemFunction036(data, (ULONG)n); }
