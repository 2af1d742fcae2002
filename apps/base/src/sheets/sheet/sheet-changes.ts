import { Injectable } from '@nestjs/common';
import {
  columnDeleted,
  layerDeleted,
  MAX_IDS_A_MESSAGE,
  rowDeleted,
  sheetDeleted,
  type EventContract,
  type PayloadOf,
  type sheetUpdated,
} from '@reelsheet/contracts';
import { invalid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { Outbox } from '@reelsheet/platform-outbox';
import { SheetsConfig } from '../sheets.config.js';
import { SheetHooks } from './sheet-hooks.js';
import type { SheetScope } from './sheet.js';
import { sheetNotFound } from './sheet.errors.js';
import { SheetRepository, type SheetSize } from './sheet.repository.js';

type SheetReference = PayloadOf<typeof sheetUpdated>;
export type SheetEvent = EventContract<(typeof sheetUpdated)['payload']>;

/** What an event tells besides whose sheet it is and which version. */
type EventDetails<C extends SheetEvent> = Omit<PayloadOf<C>, keyof SheetReference>;

/** Says what a change did; where it names nothing, the sheet stays at its version. */
export type Announce = <C extends SheetEvent>(event: C, what: EventDetails<C>) => void;

/** Those that take places away for which something may be under way. */
const DELETIONS: ReadonlySet<EventContract> = new Set([sheetDeleted, rowDeleted, columnDeleted, layerDeleted]);

interface PendingEvent {
  readonly event: SheetEvent;
  readonly what: { readonly ids?: readonly number[] };
}

/**
 * The one way to change a sheet: the change says what it did, and this counts the version on and sends the events.
 * The sheet's row is locked last, so that changes of one sheet wait for each other's commit alone.
 */
@Injectable()
export class SheetChanges {
  constructor(
    private readonly sheets: SheetRepository,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly config: SheetsConfig,
    private readonly hooks: Hooks,
  ) {}

  /** Throws `spreadsheet_not_found` where the agent has no such sheet, and `validation_error` where it would grow too large. */
  async run<T>(scope: SheetScope, work: (announce: Announce) => Promise<T>): Promise<T> {
    return this.transaction.run(async () => {
      if (!(await this.sheets.exists(scope))) throw sheetNotFound();
      return this.change(scope.sheetId, work, (size) => this.requireCapacity(size));
    });
  }

  /** As {@link run}, in a transaction that has made sure of the sheet and of its room. */
  async record<T>(sheetId: number, work: (announce: Announce) => Promise<T>): Promise<T> {
    return this.change(sheetId, work, () => undefined);
  }

  private async change<T>(
    sheetId: number,
    work: (announce: Announce) => Promise<T>,
    check: (size: SheetSize) => void,
  ): Promise<T> {
    const events: PendingEvent[] = [];
    const result = await work((event, what: PendingEvent['what']) => {
      if (what.ids?.length !== 0) events.push({ event, what });
    });
    if (events.length > 0) check(await this.send(sheetId, events));
    return result;
  }

  /** A sheet that is too large already may change, as long as it does not grow. */
  private requireCapacity({ bytes, grownBy }: SheetSize): void {
    const most = this.config.MAX_SHEET_BYTES;
    if (bytes > most && grownBy > 0)
      throw invalid('spreadsheet', `would exceed the ${most} bytes of values and attributes that it may hold`);
  }

  private async send(sheetId: number, events: readonly PendingEvent[]): Promise<SheetSize> {
    const { organizationId, agentId, version, ...size } = await this.sheets.recordChange(sheetId);
    const place: SheetReference = {
      organization_id: organizationId,
      agent_id: agentId,
      sheet_id: sheetId,
      sheet_version: version,
    };
    for (const { event, what } of events)
      await this.outbox.sendMany(
        event,
        inChunks(what).map((part) => ({ ...place, ...part })),
      );
    if (events.some(({ event }) => DELETIONS.has(event)))
      await this.hooks.run(SheetHooks.itemsDeleted, { organizationId, agentId, sheetId });
    return size;
  }
}

function inChunks({ ids, ...rest }: PendingEvent['what']): PendingEvent['what'][] {
  if (!ids) return [rest];
  return Array.from({ length: Math.ceil(ids.length / MAX_IDS_A_MESSAGE) }, (_, chunk) => ({
    ...rest,
    ids: ids.slice(chunk * MAX_IDS_A_MESSAGE, (chunk + 1) * MAX_IDS_A_MESSAGE),
  }));
}
