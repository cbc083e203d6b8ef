-- +goose Up

-- Games open quickly from their choices alone.
DROP TABLE snapshots;
