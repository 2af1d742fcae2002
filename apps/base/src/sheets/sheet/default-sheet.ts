import { Injectable } from '@nestjs/common';
import { SetupProject } from '../../agents/agents/setup-project.port.js';
import { SheetRepository } from './sheet.repository.js';
import { SheetService, type SheetOwner } from './sheet.service.js';

const TITLE = 'Agent setup';

/** An agent's setup project is its default sheet. */
@Injectable()
export class DefaultSheet extends SetupProject {
  constructor(
    private readonly service: SheetService,
    private readonly sheets: SheetRepository,
  ) {
    super();
  }

  async found(agent: SheetOwner): Promise<void> {
    await this.service.create(agent, { title: TITLE, isDefault: true });
  }

  async of(agentId: number): Promise<number | null> {
    return this.sheets.defaultOf(agentId);
  }
}
