import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** JSON documents of one kind, by id. The oldest are deleted if there are more than `limit`. */
export class Collection<T> {
  private readonly statements: Record<'get' | 'all' | 'put' | 'insert' | 'prune' | 'remove', StatementSync>;

  constructor(
    database: DatabaseSync,
    private readonly name: string,
    private readonly limit = 5_000,
  ) {
    const insert = 'INSERT INTO documents (collection, id, body) VALUES (?, ?, ?) ON CONFLICT (collection, id)';
    this.statements = {
      get: database.prepare('SELECT body FROM documents WHERE collection = ? AND id = ?'),
      all: database.prepare('SELECT body FROM documents WHERE collection = ? ORDER BY seq DESC LIMIT ?'),
      put: database.prepare(`${insert} DO UPDATE SET body = excluded.body`),
      insert: database.prepare(`${insert} DO NOTHING`),
      remove: database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?'),
      prune: database.prepare(
        `DELETE FROM documents WHERE collection = ?1 AND seq <=
           (SELECT seq FROM documents WHERE collection = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)`,
      ),
    };
  }

  get(id: string): T | undefined {
    const row = this.statements.get.get(this.name, id);
    return row && (JSON.parse(String(row['body'])) as T);
  }

  /** Returns documents, newest first. */
  all(limit = this.limit): T[] {
    return this.statements.all.all(this.name, limit).map((row) => JSON.parse(String(row['body'])) as T);
  }

  /** Inserts or replaces a document. */
  put(id: string, value: T): T {
    this.statements.put.run(this.name, id, JSON.stringify(value));
    this.statements.prune.run(this.name, this.limit);
    return value;
  }

  /** Inserts a document; returns false if the id exists. */
  insert(id: string, value: T): boolean {
    const { changes } = this.statements.insert.run(this.name, id, JSON.stringify(value));
    if (changes) this.statements.prune.run(this.name, this.limit);
    return Number(changes) > 0;
  }

  remove(id: string): void {
    this.statements.remove.run(this.name, id);
  }
}
