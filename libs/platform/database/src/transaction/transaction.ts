import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EnclosingTransaction } from './enclosing-transaction.js';
import { OpenTransaction, SNAPSHOT, TRANSACTION } from './open-transaction.js';

/** Ends a transaction without an error, so that nothing of it stays. */
class RollBack<T> extends Error {
  result!: T;
}

const open = new AsyncLocalStorage<OpenTransaction>();
const enclosing = new AsyncLocalStorage<EnclosingTransaction>();

/** Returns the enclosing transaction until it ends, also to work that outlives it. */
const enclosingNow = () => (enclosing.getStore()?.isOpen ? enclosing.getStore() : undefined);

/** Opens transactions; repositories and the outbox join the open one. Only services use it. */
@Injectable()
export class Transaction {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` in one transaction; inside an open one it joins that. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (open.getStore()) return work();
    const whole = enclosingNow();
    return whole ? this.runInside(whole, work) : this.runAlone(new OpenTransaction(this.dataSource, TRANSACTION), work);
  }

  /** Like {@link run}, but all reads see one snapshot, without locks. Throws inside an open transaction. */
  async runOnSnapshot<T>(work: () => Promise<T>): Promise<T> {
    if (open.getStore()) throw new Error('a snapshot cannot begin inside a transaction');
    const whole = enclosingNow();
    if (whole && !whole.isSnapshot) throw new Error('the enclosing transaction has no snapshot');
    return whole ? this.runInside(whole, work) : this.runAlone(new OpenTransaction(this.dataSource, SNAPSHOT), work);
  }

  /** Returns the result of `work`, of which nothing stays. Throws inside an open transaction. */
  async runAndRollBack<T>(work: () => Promise<T>): Promise<T> {
    if (open.getStore()) throw new Error('what is to be rolled back cannot begin inside a transaction');
    const done = new RollBack<T>();
    try {
      return await this.run(async () => {
        done.result = await work();
        throw done;
      });
    } catch (error) {
      if (error === done) return done.result;
      throw error;
    }
  }

  /**
   * Runs `work` in one transaction that encloses all others which `work` begins: these become savepoints of it, and
   * commit with it. Statements outside of them belong to it too, but see {@link insideTransaction}. Work that outlives
   * it has transactions of its own again. Throws inside an open transaction.
   */
  async enclose<T>(work: (whole: EnclosingTransaction) => Promise<T>, { isSnapshot = false } = {}): Promise<T> {
    if (open.getStore() || enclosingNow()) throw new Error('a transaction is open already');
    const transaction = new OpenTransaction(this.dataSource, isSnapshot ? SNAPSHOT : TRANSACTION);
    const whole = new EnclosingTransaction(transaction, isSnapshot);
    const result = await complete(transaction, () => whole.close(enclosing.run(whole, () => work(whole))));
    for (const effect of transaction.afterCommit) effect();
    return result;
  }

  private async runAlone<T>(transaction: OpenTransaction, work: () => Promise<T>): Promise<T> {
    const result = await complete(transaction, () => open.run(transaction, work));
    for (const effect of transaction.afterCommit) effect();
    return result;
  }

  /** Effects are postponed until the whole has committed. */
  private async runInside<T>(whole: EnclosingTransaction, work: () => Promise<T>): Promise<T> {
    return whole.nest(async () => {
      const nested = whole.transaction.nested();
      const result = await complete(nested, () => open.run(nested, work));
      whole.transaction.afterCommit.push(...nested.afterCommit);
      return result;
    });
  }

  /** Runs `effect` once the open transaction has committed; at once where none is open. */
  afterCommit(effect: () => void): void {
    const transaction = openTransaction();
    if (transaction) transaction.afterCommit.push(effect);
    else effect();
  }
}

async function complete<T>(transaction: OpenTransaction, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollBack();
    throw error;
  } finally {
    await transaction.release();
  }
}

/** Returns the innermost transaction of this context. */
export function openTransaction(): OpenTransaction | undefined {
  return open.getStore() ?? enclosingNow()?.transaction;
}

/** Returns whether code runs in the callback of {@link Transaction.run}. */
export function insideTransaction(): boolean {
  return open.getStore() !== undefined;
}

/** Returns whether statements belong to a transaction, also to one that encloses the whole request. */
export function joinsTransaction(): boolean {
  return openTransaction() !== undefined;
}
