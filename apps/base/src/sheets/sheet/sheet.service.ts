import { Injectable } from '@nestjs/common';
import { sheetCreated, sheetDeleted, sheetUpdated } from '@reelsheet/contracts';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { CopyRepository } from '../copies/sheet-copy.repository.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { SheetChanges } from './sheet-changes.js';
import { SheetHooks } from './sheet-hooks.js';
import { MAX_CHUNKS_OF_ORDINARY_SHEET, SHEET_CONCURRENCY } from './sheet-limits.js';
import { sheetNotFound } from './sheet.errors.js';
import { slugFor, type SheetScope } from './sheet.js';
import { SheetRepository } from './sheet.repository.js';
import type { SheetContent, SheetPlan } from '../copies/sheet-plan.js';
import { SheetPlanRepository } from '../copies/sheet-plan.repository.js';
import { SheetRemovals } from '../trash/sheet-removals.js';

/** The agent that a new sheet belongs to. */
export interface SheetOwner {
  readonly id: number;
  readonly organizationId: number;
}

/** A sheet that will be created with rows. */
export interface PlannedSheet {
  readonly title: string;
  /** For each row the texts by index of their column, which replace those of the plan. */
  readonly rows: readonly ReadonlyMap<number, string>[];
}

/** A created sheet and its rows, in order. */
interface MadeSheet {
  readonly sheetId: number;
  readonly rowIds: readonly number[];
}

interface NewSheetOptions {
  readonly title: string;
  readonly isDefault: boolean;
  /** The template that the sheet is created from. */
  readonly templateId?: number | null;
}

@Injectable()
export class SheetService {
  private readonly largeCopies = new ConcurrencyLimit(
    SHEET_CONCURRENCY.largeCopies,
    'Another large engine of yours or of the organization is being cloned',
  );

  constructor(
    private readonly sheets: SheetRepository,
    private readonly copies: CopyRepository,
    private readonly plans: SheetPlanRepository,
    private readonly changes: SheetChanges,
    private readonly transaction: Transaction,
    private readonly hooks: Hooks,
    private readonly clock: Clock,
    private readonly removals: SheetRemovals,
  ) {}

  /**
   * Creates a sheet with the content that `insertContent` writes; a new default sheet replaces the agent's previous
   * one.
   */
  async create(
    { id: agentId, organizationId }: SheetOwner,
    { title, isDefault, templateId = null }: NewSheetOptions,
    insertContent: (sheetId: number) => Promise<void> = async () => undefined,
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
        await insertContent(sheetId);
        announce(sheetCreated, {});
      });
      return { agentId, sheetId };
    });
  }

  /** Creates a sheet with the plan's columns, one row with configured cells, and variables. */
  async createFrom({ title, ...plan }: SheetPlan, owner: SheetOwner, templateId: number | null): Promise<SheetScope> {
    return this.create(owner, { title, isDefault: false, templateId }, async (sheetId) => {
      await this.plans.insert(sheetId, plan);
      await this.noteTemplate([sheetId], templateId);
    });
  }

  /** Creates sheets with the same content and rows of their own, in a fixed number of statements. */
  async createMany(
    planned: readonly PlannedSheet[],
    content: SheetContent,
    { id: agentId, organizationId }: SheetOwner,
    templateId: number | null,
  ): Promise<MadeSheet[]> {
    return this.transaction.run(async () => {
      const drafts = planned.map(({ title }) => ({ slug: slugFor(title), title }));
      const sheetIds = await this.sheets.insertMany(drafts, { organizationId, agentId, templateId });
      const sheets = planned.map(({ rows }, index) => ({ sheetId: sheetIds[index]!, rows }));
      const rows = await this.plans.insertMany(sheets, content);
      await this.noteTemplate(sheetIds, templateId);
      await this.changes.recordCreated({ organizationId, agentId, sheetIds });
      return sheetIds.map((sheetId) => ({
        sheetId,
        rowIds: rows.filter((row) => row.sheetId === sheetId).map(({ id }) => id),
      }));
    });
  }

  async update({ agentId, sheetId }: SheetScope, update: { title?: string; isDefault?: boolean }): Promise<void> {
    await this.changes.run({ agentId, sheetId }, async (announce) => {
      if (update.isDefault) await this.clearDefault(agentId, sheetId);
      if (await this.sheets.update(sheetId, update)) announce(sheetUpdated, {});
    });
  }

  /** Puts the sheet into the trash of its agent. */
  async delete(scope: SheetScope, userId: number): Promise<void> {
    await this.changes.run(scope, async (announce) => {
      if (!(await this.sheets.markDeleted(scope.sheetId, this.clock.now(), userId))) throw sheetNotFound();
      announce(sheetDeleted, {});
      await this.removals.beginUnlessRestorable(scope);
    });
  }

  /**
   * Copies the whole sheet; selected generations only within the same agent, which owns their media. Copying a million
   * cells takes a few minutes, so a user and an organization can copy one large sheet at a time.
   */
  async clone(scope: SheetScope, target: SheetOwner): Promise<SheetScope> {
    return this.transaction.runOnSnapshot(async () => {
      const original = await this.sheets.findToCopy(scope);
      if (!original) throw sheetNotFound();
      const chunks = await this.copies.chunksOf(scope.sheetId);
      const copy = () =>
        this.create(
          target,
          { title: original.title, isDefault: false, templateId: original.templateId },
          async (sheetId) => {
            await this.copies.copySheet(scope.sheetId, sheetId, chunks, target.id === scope.agentId);
            await this.hooks.run(SheetHooks.cloned, { from: scope.sheetId, to: sheetId });
          },
        );
      if (chunks.length <= MAX_CHUNKS_OF_ORDINARY_SHEET) return copy();
      const release = this.largeCopies.acquire();
      try {
        return await copy();
      } finally {
        release();
      }
    });
  }

  private async noteTemplate(sheetIds: readonly number[], templateId: number | null): Promise<void> {
    if (templateId !== null) await this.hooks.run(SheetHooks.createdFromTemplate, { sheetIds, templateId });
  }

  private async clearDefault(agentId: number, except: number | null = null): Promise<void> {
    await this.sheets.lockDefault(agentId);
    for (const sheetId of await this.sheets.clearDefault(agentId, except))
      await this.changes.record(sheetId, async (announce) => announce(sheetUpdated, {}));
  }
}
