import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS documents (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (collection, id)
  );
  CREATE INDEX IF NOT EXISTS documents_by_age ON documents (collection, seq);
  CREATE TABLE IF NOT EXISTS calls (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    vendor TEXT NOT NULL,
    method TEXT NOT NULL,
    path TEXT NOT NULL,
    idempotency_key TEXT,
    replay INTEGER NOT NULL,
    status INTEGER NOT NULL,
    fault TEXT,
    summary TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS calls_by_vendor ON calls (vendor, id);
`;

/** Opens the state file of `dir`. Committed writes survive the SIGKILL of the process. */
export function openDatabase(dir: string): DatabaseSync {
  mkdirSync(dir, { recursive: true });
  const database = new DatabaseSync(join(dir, 'sandbox.db'));
  database.exec(SCHEMA);
  return database;
}
