import { Injectable } from '@nestjs/common';
import type { EngineScope } from './engine.js';
import { engineNotFound } from './engine.errors.js';
import { EngineRepository } from './engine.repository.js';

export interface EngineRecord {
  readonly id: number;
  readonly organizationId: number;
  readonly agentId: number;
  readonly title: string;
}

/** Engines as the floors above see them. */
@Injectable()
export class EngineReader {
  constructor(private readonly engines: EngineRepository) {}

  /** The agent's living engine, or undefined. */
  async find(scope: EngineScope): Promise<EngineRecord | undefined> {
    const engine = await this.engines.find(scope);
    return engine && { id: engine.id, organizationId: engine.organizationId, agentId: engine.agentId, title: engine.title };
  }

  /** As {@link find}; throws `spreadsheet_not_found` where there is none. */
  async require(scope: EngineScope): Promise<EngineRecord> {
    const engine = await this.find(scope);
    if (!engine) throw engineNotFound();
    return engine;
  }
}
