import { Injectable } from '@nestjs/common';
import {
  columnDeleted,
  layerDeleted,
  MAX_IDS_A_MESSAGE,
  rowDeleted,
  sheetCreated,
  sheetDeleted,
  type EventContract,
  type PayloadOf,
  type sheetUpdated,
} from '@reelsheet/contracts';
import { invalid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { Outbox } from '@reelsheet/platform-outbox';
import { ChangeSets } from '../undo/change-sets.js';
import { SheetsConfig } from '../sheets.config.js';
import { ChangeLogRepository, type VersionRange } from '../changes/change-log.repository.js';
import { loggedChanges, type LoggedChange } from '../changes/change-log.js';
import { changedInputs } from './changed-inputs.js';
import { SheetHooks, type CreatedSheets } from './sheet-hooks.js';
import type { SheetScope } from './sheet.js';
import { changedSince, sheetNotFound } from './sheet.errors.js';
import { SheetRepository, type SheetSize } from './sheet.repository.js';
import { expectedVersion, noteVersion } from './sheet-version.js';

type SheetReference = PayloadOf<typeof sheetUpdated>;
export type SheetEvent = EventContract<(typeof sheetUpdated)['payload']>;

/** Fields of an event besides the sheet and its version. */
type EventDetails<C extends SheetEvent> = Omit<PayloadOf<C>, keyof SheetReference>;

/** Queues an event of a change. A change without events leaves the sheet's version as it is. */
export type Announce = <C extends SheetEvent>(event: C, details: EventDetails<C>) => void;

/** Events after which work for the deleted items must be stopped. */
const DELETIONS: ReadonlySet<EventContract> = new Set([sheetDeleted, rowDeleted, columnDeleted, layerDeleted]);

interface PendingEvent {
  readonly event: SheetEvent;
  readonly details: { readonly ids?: readonly number[]; readonly cell_id?: number };
}

/**
 * The only way to change a sheet: increases its version and sends the events that the change announces. The sheet's row
 * is locked last, so that changes of one sheet wait only for each other's commit.
 */
@Injectable()
export class SheetChanges {
  constructor(
    private readonly sheets: SheetRepository,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly config: SheetsConfig,
    private readonly hooks: Hooks,
    private readonly log: ChangeLogRepository,
    private readonly sets: ChangeSets,
  ) {}

  /** Throws `spreadsheet_not_found`, and `validation_error` when the sheet would become too large. */
  async run<T>(scope: SheetScope, work: (announce: Announce) => Promise<T>): Promise<T> {
    return this.runOnItems(scope, async (announce, requireSheet) => {
      await requireSheet();
      return work(announce);
    });
  }

  /**
   * Like {@link run}, for work that finds items of an existing sheet of this agent only, and calls `requireSheet` when
   * it finds none.
   */
  async runOnItems<T>(
    scope: SheetScope,
    work: (announce: Announce, requireSheet: () => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const requireSheet = () => this.requireSheet(scope);
    const change = () =>
      this.change(
        scope.sheetId,
        (announce) => work(announce, requireSheet),
        (size) => this.requireCapacity(size),
      );
    return this.transaction.run(() => this.sets.run(scope.sheetId, change));
  }

  /**
   * Like {@link run}, in a transaction that has already checked the sheet and its size. It cannot be undone, unless it
   * is part of a change that can.
   */
  async record<T>(sheetId: number, work: (announce: Announce) => Promise<T>): Promise<T> {
    return this.change(sheetId, work, () => undefined);
  }

  /** Announces sheets that the open transaction has created with their content. */
  async recordCreated(created: CreatedSheets): Promise<void> {
    const { sheetIds } = created;
    const sheets = await this.sheets.recordChanges(sheetIds);
    await this.outbox.sendMany(
      sheetCreated,
      sheets.map(({ id, organizationId, agentId, version }) => ({
        organization_id: organizationId,
        agent_id: agentId,
        sheet_id: id,
        sheet_version: version,
      })),
    );
    await this.hooks.run(SheetHooks.manyCreated, created);
  }

  private async change<T>(
    sheetId: number,
    work: (announce: Announce) => Promise<T>,
    check: (size: SheetSize) => void,
  ): Promise<T> {
    const events: PendingEvent[] = [];
    const result = await work((event, details: PendingEvent['details']) => {
      if (details.ids?.length !== 0) events.push({ event, details });
    });
    if (events.length > 0) check(await this.send(sheetId, events));
    else await this.sets.drop(sheetId);
    return result;
  }

  /** A sheet that is already too large may still change as long as it does not grow. */
  private requireCapacity({ bytes, bytesAdded }: SheetSize): void {
    const limit = this.config.MAX_SHEET_BYTES;
    if (bytes > limit && bytesAdded > 0)
      throw invalid('spreadsheet', `would exceed the ${limit} bytes of values and attributes that it may hold`);
  }

  private async requireSheet(scope: SheetScope): Promise<void> {
    if (!(await this.sheets.exists(scope))) throw sheetNotFound();
  }

  /**
   * Rejects a change when others have changed the same items since a version. The sheet's row is locked, so that every
   * version before this one is committed, and of two such changes the first is accepted.
   */
  private async requireUnchanged(
    sheetId: number,
    versions: VersionRange,
    changes: readonly LoggedChange[],
  ): Promise<void> {
    if (!(await this.log.isUntouched(sheetId, versions, changes))) throw changedSince();
  }

  private async send(sheetId: number, events: readonly PendingEvent[]): Promise<SheetSize> {
    const changes = loggedChanges(events);
    const set = this.sets.close(sheetId);
    const { organizationId, agentId, version, hasSurplus, ...size } = await this.sheets.recordChange(
      sheetId,
      changes,
      set,
    );
    if (hasSurplus) await this.sets.scheduleTrim(organizationId, sheetId);
    const expected = expectedVersion(sheetId);
    if (expected !== undefined) await this.requireUnchanged(sheetId, { from: expected, to: version }, changes);
    noteVersion(sheetId, version);
    const sheet: SheetReference = {
      organization_id: organizationId,
      agent_id: agentId,
      sheet_id: sheetId,
      sheet_version: version,
    };
    for (const { event, details } of events)
      await this.outbox.sendMany(
        event,
        inChunks(details).map((chunk) => ({ ...sheet, ...chunk })),
      );
    const inputs = changedInputs(events);
    if (inputs) await this.hooks.run(SheetHooks.inputsChanged, { organizationId, agentId, sheetId, ...inputs });
    if (events.some(({ event }) => DELETIONS.has(event)))
      await this.hooks.run(SheetHooks.itemsDeleted, { organizationId, agentId, sheetId });
    return size;
  }
}

function inChunks({ ids, ...rest }: PendingEvent['details']): PendingEvent['details'][] {
  if (!ids) return [rest];
  return Array.from({ length: Math.ceil(ids.length / MAX_IDS_A_MESSAGE) }, (_, chunk) => ({
    ...rest,
    ids: ids.slice(chunk * MAX_IDS_A_MESSAGE, (chunk + 1) * MAX_IDS_A_MESSAGE),
  }));
}
