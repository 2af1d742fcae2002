import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { PoolClient } from 'pg';
import { lockNameOf, type AnswerKey } from './idempotent-answer.repository.js';

/** A connection that holds the locks of several requests. */
interface LockConnection {
  readonly client: Promise<PoolClient>;
  /** Listens for the end of the connection. */
  readonly onError: () => void;
  /** The previous statement: a connection runs one after the other. */
  previous: Promise<unknown>;
  requests: number;
  isLost: boolean;
}

const LOCK = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS succeeded';
const UNLOCK = 'SELECT pg_advisory_unlock(hashtextextended($1, 0)) AS succeeded';

/**
 * Locks of requests that may take minutes. All of a process are held by one connection, so that such requests use up no
 * others; it is idle in its pool while there are none. The locks end with the connection, and so with the process.
 */
@Injectable()
export class KeyLockRepository {
  private current?: LockConnection;
  /** A session may take its own lock again, so requests of this process are compared here. */
  private readonly held = new Set<string>();

  constructor(private readonly db: Database) {}

  /** Locks the key and returns the function that unlocks it, or undefined while another request holds it. */
  async tryLock(key: AnswerKey): Promise<(() => Promise<void>) | undefined> {
    const name = lockNameOf(key);
    if (this.held.has(name)) return undefined;
    this.held.add(name);
    const connection = this.join();
    const release = () => {
      this.held.delete(name);
      this.release(connection);
    };
    try {
      if (await this.call(connection, LOCK, name)) return () => this.unlock(connection, name).finally(release);
    } catch (error) {
      release();
      throw error;
    }
    release();
    return undefined;
  }

  /** A lock that cannot be unlocked ends with its connection, once its other requests have ended. */
  private async unlock(connection: LockConnection, name: string): Promise<void> {
    const isUnlocked = await this.call(connection, UNLOCK, name).catch(() => false);
    if (!isUnlocked) this.lose(connection);
  }

  private async call(connection: LockConnection, sql: string, name: string): Promise<boolean> {
    const client = await connection.client;
    const result = connection.previous.then(() => client.query<{ succeeded: boolean }>(sql, [name]));
    connection.previous = result.catch(() => undefined);
    return (await result).rows[0]!.succeeded;
  }

  private join(): LockConnection {
    const connection = (this.current ??= this.open());
    connection.requests += 1;
    return connection;
  }

  private open(): LockConnection {
    const onError = () => this.lose(connection);
    const client = this.db.sessions.connect();
    const connection: LockConnection = { client, onError, previous: Promise.resolve(), requests: 0, isLost: false };
    client.then((opened) => opened.on('error', onError), onError);
    return connection;
  }

  /** Later requests use another connection. */
  private lose(connection: LockConnection): void {
    connection.isLost = true;
    if (this.current === connection) this.current = undefined;
  }

  private release(connection: LockConnection): void {
    connection.requests -= 1;
    if (connection.requests > 0) return;
    if (this.current === connection) this.current = undefined;
    connection.client.then(
      (client) => {
        client.release(connection.isLost);
        client.removeListener('error', connection.onError);
      },
      () => undefined,
    );
  }
}
