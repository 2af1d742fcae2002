import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

interface OpenTransaction {
  readonly manager: EntityManager;
  readonly afterCommit: (() => void)[];
}

const open = new AsyncLocalStorage<OpenTransaction>();

/** Opened by services only; repositories and the outbox find the open one by themselves. */
@Injectable()
export class Transaction {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` in one transaction; inside an open one it joins that. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (open.getStore()) return work();
    const afterCommit: (() => void)[] = [];
    const result = await this.dataSource.transaction((manager) => open.run({ manager, afterCommit }, work));
    for (const effect of afterCommit) effect();
    return result;
  }

  /** Runs `effect` once the open transaction has committed; at once where none is open. */
  afterCommit(effect: () => void): void {
    const transaction = open.getStore();
    if (transaction) transaction.afterCommit.push(effect);
    else effect();
  }
}

export function openManager(): EntityManager | undefined {
  return open.getStore()?.manager;
}
