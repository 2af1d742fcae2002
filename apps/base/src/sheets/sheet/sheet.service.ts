import { Injectable } from '@nestjs/common';
import { sheetCreated, sheetDeleted, sheetUpdated } from '@reelsheet/contracts';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { LargeCopies } from '../copies/large-copies.js';
import { CopyRepository } from '../copies/sheet-copy.repository.js';
import { SheetChanges } from './sheet-changes.js';
import { sheetNotFound } from './sheet.errors.js';
import { slugFor, type SheetScope } from './sheet.js';
import { SheetRepository } from './sheet.repository.js';
import type { SheetPlan } from '../copies/sheet-plan.js';
import { SheetPlanRepository } from '../copies/sheet-plan.repository.js';

/** The agent that a new sheet belongs to. */
export interface SheetOwner {
  readonly id: number;
  readonly organizationId: number;
}

interface NewSheetOptions {
  readonly title: string;
  readonly isDefault: boolean;
  /** What it is made from. */
  readonly templateId?: number | null;
}

/** Sheets of more are large. */
const CHUNKS_OF_ORDINARY = 2;

@Injectable()
export class SheetService {
  private readonly large = new LargeCopies();

  constructor(
    private readonly sheets: SheetRepository,
    private readonly copies: CopyRepository,
    private readonly plans: SheetPlanRepository,
    private readonly changes: SheetChanges,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** A sheet that holds what `fill` writes; a new default takes the place of the agent's old one. */
  async create(
    { id: agentId, organizationId }: SheetOwner,
    { title, isDefault, templateId = null }: NewSheetOptions,
    fill: (sheetId: number) => Promise<void> = async () => undefined,
  ): Promise<SheetScope> {
    return this.transaction.run(async () => {
      if (isDefault) await this.clearDefault(agentId);
      const sheetId = await this.sheets.insert({
        slug: slugFor(title),
        organizationId,
        agentId,
        title,
        isDefault,
        templateId,
      });
      await this.changes.record(sheetId, async (announce) => {
        await fill(sheetId);
        announce(sheetCreated, {});
      });
      return { agentId, sheetId };
    });
  }

  /** A sheet with the plan's columns and one row, whose cells are configured; it remembers the template that the plan is of, where there is one. */
  async createFrom({ title, ...plan }: SheetPlan, owner: SheetOwner, templateId: number | null): Promise<SheetScope> {
    return this.create(owner, { title, isDefault: false, templateId }, (sheetId) => this.plans.insert(sheetId, plan));
  }

  async update({ agentId, sheetId }: SheetScope, update: { title?: string; isDefault?: boolean }): Promise<void> {
    await this.changes.run({ agentId, sheetId }, async (announce) => {
      if (update.isDefault) await this.clearDefault(agentId, sheetId);
      if (await this.sheets.update(sheetId, update)) announce(sheetUpdated, {});
    });
  }

  async delete(scope: SheetScope): Promise<void> {
    await this.changes.run(scope, async (announce) => {
      await this.sheets.markDeleted(scope.sheetId, this.clock.now());
      announce(sheetDeleted, {});
    });
  }

  /**
   * The whole sheet again; selected generations come along only within the same agent, whose media they are. One of a
   * million cells takes a few minutes; of such an agent may have one cloned at a time.
   */
  async clone(scope: SheetScope, target: SheetOwner): Promise<SheetScope> {
    return this.transaction.runOnSnapshot(async () => {
      const original = await this.sheets.find(scope);
      if (!original) throw sheetNotFound();
      const chunks = await this.copies.chunksOf(scope.sheetId);
      const copy = () =>
        this.create(target, { title: original.title, isDefault: false, templateId: original.templateId }, (sheetId) =>
          this.copies.copySheet(scope.sheetId, sheetId, chunks, target.id === scope.agentId),
        );
      return chunks.length > CHUNKS_OF_ORDINARY ? this.large.run(scope.agentId, copy) : copy();
    });
  }

  private async clearDefault(agentId: number, except: number | null = null): Promise<void> {
    await this.sheets.lockDefault(agentId);
    for (const sheetId of await this.sheets.clearDefault(agentId, except))
      await this.changes.record(sheetId, async (announce) => announce(sheetUpdated, {}));
  }
}
