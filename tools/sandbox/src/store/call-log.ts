import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** One call that a vendor received. `status` is 0 if it got no response. */
export interface Call {
  id: number;
  at: string;
  vendor: string;
  method: string;
  path: string;
  idempotency_key: string | null;
  replay: boolean;
  status: number;
  fault: string | null;
  summary: string;
}

type StoredCall = Omit<Call, 'replay'> & { replay: number };

export interface CallFilter {
  vendor?: string;
  method?: string;
  /** Prefix of the path. */
  path?: string;
  idempotency_key?: string;
  replay?: boolean;
  /** Id after which calls are returned. */
  after?: number;
}

const MAX_STORED_CALLS = 50_000;

const CONDITIONS: Record<keyof CallFilter, string> = {
  vendor: 'vendor = ?',
  method: 'method = ?',
  path: "path LIKE ? || '%'",
  idempotency_key: 'idempotency_key = ?',
  replay: 'replay = ?',
  after: 'id > ?',
};

/** The newest 50,000 calls of all vendors, stored on disk. */
export class CallLog {
  private readonly insert: StatementSync;
  private readonly prune: StatementSync;

  constructor(private readonly database: DatabaseSync) {
    this.insert = database.prepare(
      `INSERT INTO calls (at, vendor, method, path, idempotency_key, replay, status, fault, summary)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.prune = database.prepare('DELETE FROM calls WHERE id <= ?');
  }

  add(call: Omit<Call, 'id' | 'at'>): void {
    const { lastInsertRowid } = this.insert.run(
      new Date().toISOString(),
      call.vendor,
      call.method,
      call.path,
      call.idempotency_key,
      Number(call.replay),
      call.status,
      call.fault,
      call.summary.slice(0, 500),
    );
    this.prune.run(Number(lastInsertRowid) - MAX_STORED_CALLS);
  }

  /** Returns calls, oldest first. */
  find(filter: CallFilter): Call[] {
    const given = Object.entries(filter).filter(([, value]) => value !== undefined);
    const where = given.map(([name]) => CONDITIONS[name as keyof CallFilter]).join(' AND ') || '1';
    const values = given.map(([, value]): SQLInputValue =>
      typeof value === 'boolean' ? Number(value) : (value as string | number),
    );
    const rows = this.database.prepare(`SELECT * FROM calls WHERE ${where} ORDER BY id`).all(...values);
    return (rows as StoredCall[]).map((row) => ({ ...row, replay: row.replay === 1 }));
  }
}
