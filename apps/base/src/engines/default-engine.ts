import { Injectable } from '@nestjs/common';
import { SetupProject } from '../agents/setup-project.port.js';
import { EngineRepository } from './engine.repository.js';
import { EngineService, type EngineOwner } from './engine.service.js';

const TITLE = 'Agent setup';

/** An agent's setup project is its default engine. */
@Injectable()
export class DefaultEngine extends SetupProject {
  constructor(
    private readonly service: EngineService,
    private readonly engines: EngineRepository,
  ) {
    super();
  }

  async found(agent: EngineOwner): Promise<void> {
    await this.service.create(agent, { title: TITLE, isDefault: true });
  }

  async of(agentId: number): Promise<number | null> {
    return this.engines.defaultOf(agentId);
  }
}
