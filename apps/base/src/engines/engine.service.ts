import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { CopyRepository } from './copy.repository.js';
import { EngineChanges } from './engine.changes.js';
import { engineNotFound } from './engine.errors.js';
import { slugFor, type EngineScope } from './engine.js';
import { EngineRepository } from './engine.repository.js';
import type { SheetPlan } from './sheet-plan.js';
import { SheetPlanRepository } from './sheet-plan.repository.js';

/** The agent that a new engine belongs to. */
export interface EngineOwner {
  readonly id: number;
  readonly organizationId: number;
}

@Injectable()
export class EngineService {
  constructor(
    private readonly engines: EngineRepository,
    private readonly copies: CopyRepository,
    private readonly plans: SheetPlanRepository,
    private readonly changes: EngineChanges,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** An empty engine; a new default takes the place of the agent's old one. */
  async create({ id: agentId, organizationId }: EngineOwner, { title, isDefault }: { title: string; isDefault: boolean }): Promise<EngineScope> {
    return this.transaction.run(async () => {
      const engineId = await this.engines.insert({ slug: slugFor(title), organizationId, agentId, title, isDefault });
      if (isDefault) await this.engines.clearDefault(agentId, engineId);
      return { agentId, engineId };
    });
  }

  /** An engine with the plan's columns and one row, whose cells are configured. */
  async createFrom({ title, columns }: SheetPlan, owner: EngineOwner): Promise<EngineScope> {
    return this.transaction.run(async () => {
      const scope = await this.create(owner, { title, isDefault: false });
      await this.plans.fill(scope.engineId, columns);
      return scope;
    });
  }

  async update(scope: EngineScope, update: { title?: string; isDefault?: boolean }): Promise<void> {
    await this.changes.run(scope, async () => {
      await this.engines.update(scope.engineId, update);
      if (update.isDefault) await this.engines.clearDefault(scope.agentId, scope.engineId);
    });
  }

  async delete(scope: EngineScope): Promise<void> {
    await this.changes.run(scope, () => this.engines.markDeleted(scope.engineId, this.clock.now()));
  }

  /** The whole sheet again; selected generations come along only within the same agent, whose media they are. */
  async clone(scope: EngineScope, target: EngineOwner): Promise<EngineScope> {
    return this.transaction.run(async () => {
      const original = await this.engines.holdStill(scope);
      if (!original) throw engineNotFound();
      const copy = await this.create(target, { title: original.title, isDefault: false });
      await this.copies.copySheet(scope.engineId, copy.engineId, target.id === scope.agentId);
      return copy;
    });
  }
}
