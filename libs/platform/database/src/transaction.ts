import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BEGIN, BEGIN_ON_SNAPSHOT, OpenTransaction } from './open-transaction.js';

/** Ends a transaction without an error, so that nothing of it stays. */
class RollBack<T> extends Error {
  result!: T;
}

const open = new AsyncLocalStorage<OpenTransaction>();

/** Opens transactions; repositories and the outbox join the open one. Only services use it. */
@Injectable()
export class Transaction {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` in one transaction; inside an open one it joins that. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    return open.getStore() ? work() : this.commit(BEGIN, work);
  }

  /** Like {@link run}, but all reads see one snapshot, without locks. Throws inside an open transaction. */
  async runOnSnapshot<T>(work: () => Promise<T>): Promise<T> {
    if (open.getStore()) throw new Error('a snapshot cannot begin inside a transaction');
    return this.commit(BEGIN_ON_SNAPSHOT, work);
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

  private async commit<T>(begin: string, work: () => Promise<T>): Promise<T> {
    const transaction = new OpenTransaction(this.dataSource, begin);
    let result: T;
    try {
      result = await open.run(transaction, work);
      await transaction.commit();
    } catch (error) {
      await transaction.rollBack();
      throw error;
    } finally {
      await transaction.release();
    }
    for (const effect of transaction.afterCommit) effect();
    return result;
  }

  /** Runs `effect` once the open transaction has committed; at once where none is open. */
  afterCommit(effect: () => void): void {
    const transaction = open.getStore();
    if (transaction) transaction.afterCommit.push(effect);
    else effect();
  }
}

export function openTransaction(): OpenTransaction | undefined {
  return open.getStore();
}
