import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import type { EngineScope } from './engine.js';
import { engineNotFound } from './engine.errors.js';
import { EngineRepository } from './engine.repository.js';

/** Changes of one sheet run one after another, in a transaction that has checked whose sheet it is. */
@Injectable()
export class EngineChanges {
  constructor(
    private readonly engines: EngineRepository,
    private readonly transaction: Transaction,
  ) {}

  /** Throws `spreadsheet_not_found` where the agent has no such engine. */
  async run<T>(scope: EngineScope, work: () => Promise<T>): Promise<T> {
    return this.transaction.run(async () => {
      if (!(await this.engines.beginChange(scope))) throw engineNotFound();
      return work();
    });
  }
}
