import type { Pool, PoolClient, QueryArrayConfig, QueryArrayResult } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { poolOf } from './pool.js';

/** Statements that begin and end a transaction. */
interface BoundaryStatements {
  readonly begin: string;
  readonly commit: string;
  /** The command by which Postgres answers a commit that has succeeded. */
  readonly confirmation: string;
  readonly rollBack: string;
}

export const TRANSACTION: BoundaryStatements = {
  begin: 'BEGIN',
  commit: 'COMMIT',
  confirmation: 'COMMIT',
  rollBack: 'ROLLBACK',
};
export const SNAPSHOT: BoundaryStatements = { ...TRANSACTION, begin: 'BEGIN ISOLATION LEVEL REPEATABLE READ' };
const SAVEPOINT: BoundaryStatements = {
  begin: 'SAVEPOINT nested',
  commit: 'RELEASE nested',
  confirmation: 'RELEASE',
  rollBack: 'ROLLBACK TO nested; RELEASE nested',
};

/**
 * A transaction on a connection of the pool, or inside another one on the connection of that. It begins with its first
 * statement. Connections are pipelined: a statement is sent before the one ahead of it is answered, so those of one
 * `Promise.all` share a round trip, and so do the end and the statements that nobody waits for.
 */
export class OpenTransaction {
  readonly afterCommit: (() => void)[] = [];
  private readonly atCommit: QueryArrayConfig[] = [];
  private opened?: Promise<PoolClient>;
  private hasEnded = false;
  private typeorm?: EntityManager;
  /** The connection is closed with it instead of being used again. */
  private connectionError?: Error;

  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: BoundaryStatements,
    private readonly whole?: OpenTransaction,
  ) {}

  /** Returns a transaction inside of this one, which can be rolled back alone and commits with this one. */
  nested(): OpenTransaction {
    return new OpenTransaction(this.dataSource, SAVEPOINT, this);
  }

  /** TypeORM's view of this transaction. */
  get manager(): EntityManager {
    return (this.typeorm ??= this.createRunner().manager);
  }

  async query(statement: QueryArrayConfig): Promise<QueryArrayResult> {
    const client = await this.client();
    return client.query(statement);
  }

  /** Runs the statement right before the commit. */
  queryAtCommit(statement: QueryArrayConfig): void {
    this.requireOpen();
    this.atCommit.push(statement);
  }

  /** Rejects unless Postgres has confirmed the commit. */
  async commit(): Promise<void> {
    if (!this.opened && this.atCommit.length === 0) {
      this.hasEnded = true;
      return;
    }
    const client = await this.client();
    this.hasEnded = true;
    const sent = this.atCommit.map((statement) => client.query(statement));
    const [{ command }] = await Promise.all([client.query(this.statements.commit), ...sent]);
    // This is how Postgres answers when a statement failed before, even if nobody noticed its error.
    if (command !== this.statements.confirmation)
      throw new Error('the transaction was rolled back, because one of its statements failed');
  }

  /** An error of the rollback itself is no news: the connection is closed, which rolls back too. */
  async rollBack(): Promise<void> {
    this.hasEnded = true;
    const client = await this.opened?.catch(() => undefined);
    try {
      await client?.query(this.statements.rollBack);
    } catch (error) {
      this.connectionError ??= error as Error;
    }
  }

  async release(): Promise<void> {
    const client = await this.opened?.catch(() => undefined);
    if (client) this.giveBack(client);
  }

  /** Returns the connection, on which the transaction is open. */
  private async client(): Promise<PoolClient> {
    this.requireOpen();
    const client = await (this.opened ??= this.whole
      ? this.startInside(this.whole)
      : this.start(poolOf(this.dataSource)));
    this.requireOpen();
    return client;
  }

  private requireOpen(): void {
    if (this.hasEnded) throw new Error('the transaction of the statement has ended');
  }

  /** Waits for the answer: statements behind a failed `BEGIN` would be kept, each for itself. */
  private async start(pool: Pool): Promise<PoolClient> {
    const client = await pool.connect();
    client.on('error', this.onError);
    try {
      await client.query(this.statements.begin);
      return client;
    } catch (error) {
      this.connectionError ??= error as Error;
      this.giveBack(client);
      throw error;
    }
  }

  /** Waits for the answer for the same reason: behind a failed `SAVEPOINT` there is nothing to return to. */
  private async startInside(whole: OpenTransaction): Promise<PoolClient> {
    const client = await whole.client();
    await client.query(this.statements.begin);
    return client;
  }

  /** The connection of a nested transaction belongs to the whole. */
  private giveBack(client: PoolClient): void {
    if (this.whole) return;
    client.removeListener('error', this.onError);
    client.release(this.connectionError);
  }

  private readonly onError = (error: Error): void => {
    this.connectionError ??= error;
  };

  private createRunner(): QueryRunner {
    const state = { connect: () => this.client(), isTransactionActive: true, transactionDepth: 1 };
    return Object.assign(this.dataSource.createQueryRunner(), state);
  }
}
