import { Injectable } from '@nestjs/common';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import type { BatchTarget } from '../../generation/cell-jobs/batches/batch.js';
import type { Batch } from '../../generation/cell-jobs/batches/batch.repository.js';
import { NO_REST, RowProduction, type RestOfRows } from '../../production/batches/row-production.js';
import { PostPlanWriter } from '../../publishing/post-plans/post-plan.writer.js';
import type { IdeaRowTarget, IdeaTemplate } from '../../sheets/idea-rows/idea-row.js';
import { IdeaRowReader, type IdeaPosition } from '../../sheets/idea-rows/idea-row.reader.js';
import { IdeaRowService } from '../../sheets/idea-rows/idea-row.service.js';
import { ConcurrencyLimit } from '../../sheets/sheet/concurrency-limit.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { TemplateService } from '../../sheets/templates/template.service.js';
import type { ActionActor } from '../action-actors.js';
import { SheetEditors } from './sheet-editors.js';
import { MAX_CONCURRENT_PRODUCTIONS } from './idea-production-limits.js';
import {
  addsRows,
  idsWithPlaceholders,
  newestFrom,
  type StartedIdeaBatch,
  type IdeaBatchOrder,
  type IdeaBatchTarget,
} from './idea-batch-order.js';

/** The agent, and the sheet of the order unless no idea has a row in it. */
interface Aim {
  readonly agentId: number;
  readonly sheetId: number | undefined;
}

interface Made {
  readonly ids: readonly number[];
  /** The sheets of new rows by row. */
  readonly created: ReadonlyMap<number, number>;
  readonly batch: Batch | undefined;
  readonly withPlaceholders: readonly number[];
}

/** Makes rows of ideas and a batch over them, in the name of an editor. */
@Injectable()
export class ProduceIdeasService {
  private readonly running = new ConcurrencyLimit(
    MAX_CONCURRENT_PRODUCTIONS,
    'Too many requests that make videos of ideas are under way at once',
  );

  constructor(
    private readonly editors: SheetEditors,
    private readonly templates: TemplateService,
    private readonly sheets: SheetReader,
    private readonly rows: IdeaRowService,
    private readonly positions: IdeaRowReader,
    private readonly plans: PostPlanWriter,
    private readonly production: RowProduction,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Rows and batch are made in one transaction, so that a crash leaves both or neither. Throws
   * `usable_credit_required`, as the routes of sheets do, and what {@link IdeaRowService.write} and
   * {@link RowProduction} throw. An order whose key has started a batch returns that batch, whatever has become of it,
   * and makes nothing.
   */
  async produce(actor: ActionActor, order: IdeaBatchOrder): Promise<StartedIdeaBatch> {
    const agent = await this.editors.authorize(actor);
    return (await this.earlierOf(agent, order)) ?? this.produceFor(agent, order);
  }

  /** Like {@link produce}, in the name of a user who was checked already. Joins the open transaction. */
  async produceFor(agent: AgentRecord, order: IdeaBatchOrder): Promise<StartedIdeaBatch> {
    const release = this.running.acquire();
    try {
      const template = await this.templateOf(agent, order.target);
      return await this.transaction.run(() => this.make(agent, order, template));
    } finally {
      release();
    }
  }

  /**
   * Returns what `read` finds of rows and batch as {@link produceFor} would make them, and makes nothing. Throws what
   * that throws. No transaction may be open.
   */
  async rehearse<T>(
    agent: AgentRecord,
    order: IdeaBatchOrder,
    read: (made: StartedIdeaBatch) => Promise<T>,
  ): Promise<T> {
    return this.transaction.runAndRollBack(async () => read(await this.produceFor(agent, order)));
  }

  /** Throws `not_found` for an unknown template, and `spreadsheet_not_found`. */
  private async templateOf({ id, organizationId }: AgentRecord, target: IdeaBatchTarget) {
    if ('template' in target) return this.templates.require(target.template, [organizationId], organizationId);
    await this.sheets.require({ agentId: id, sheetId: target.sheetId });
    return undefined;
  }

  /** Works under the lock of the agent's ideas, so that it knows all rows and batches of earlier orders. */
  private async make(
    agent: AgentRecord,
    order: IdeaBatchOrder,
    template: IdeaTemplate | undefined,
  ): Promise<StartedIdeaBatch> {
    const { ideas, knownIds, target, columns, through, maxCredits, key: orderKey } = order;
    await this.rows.lockIdeasOf(agent.id);
    const earlier = await this.earlierOf(agent, order);
    if (earlier) return earlier;
    const ids = idsOf(order);
    const before = await this.positions.rowsOfIdeas(agent.id, ids);
    const isNewSheet = template !== undefined && addsRows(ideas, before);
    const presentId = isNewSheet ? undefined : sheetOf(target, template, before);
    const rest = await this.restOf(agent, presentId, before, through);
    const { withPlaceholders, rows } = await this.rows.write(agent, {
      ...{ ideas, knownIds, columns },
      target: rowTargetOf(target, template),
    });
    const created = new Map(rows.flatMap((row) => (row.isCreated ? [[row.rowId, row.sheetId] as const] : [])));
    const [newSheetId] = isNewSheet ? created.values() : [];
    if ('template' in target && newSheetId !== undefined) await this.plans.adapt(newSheetId, target.plan);
    const sheetId = newSheetId ?? presentId;
    const newRowIds = [...created.keys()];
    const batch =
      sheetId === undefined
        ? undefined
        : await this.production.start(agent, sheetId, { newRowIds, rest, through, maxCredits, orderKey });
    const made = await this.result({ agentId: agent.id, sheetId }, { ids, created, batch, withPlaceholders });
    return { ...made, isStarted: batch !== undefined };
  }

  /** Returns what an earlier order with the same key has made, if it has started a batch. */
  private async earlierOf({ id: agentId }: AgentRecord, order: IdeaBatchOrder): Promise<StartedIdeaBatch | undefined> {
    const batch = order.key === undefined ? undefined : await this.production.ofOrder(agentId, order.key);
    if (!batch) return undefined;
    const withPlaceholders = idsWithPlaceholders(order.ideas);
    const made = { ids: idsOf(order), created: new Map(), batch, withPlaceholders };
    return { ...(await this.result({ agentId, sheetId: batch.sheetId }, made)), isStarted: false };
  }

  private async restOf(
    { id: agentId }: AgentRecord,
    sheetId: number | undefined,
    rows: readonly IdeaPosition[],
    through: BatchTarget,
  ): Promise<RestOfRows> {
    if (sheetId === undefined) return NO_REST;
    const present = rows.flatMap((row) => (row.sheetId === sheetId ? [row.rowId] : []));
    return this.production.restOf({ agentId, sheetId }, present, through);
  }

  private async result(
    { agentId, sheetId }: Aim,
    { ids, created, batch, withPlaceholders }: Made,
  ): Promise<Omit<StartedIdeaBatch, 'isStarted'>> {
    const found = await this.positions.rowsOfIdeas(agentId, ids);
    const own = found.filter((row) => row.sheetId === sheetId);
    const rowIds = own.map(({ rowId }) => rowId);
    const open = sheetId === undefined ? undefined : await this.production.underWay({ agentId, sheetId }, rowIds);
    return {
      sheetId: own.length > 0 ? sheetId! : null,
      rows: found.map((row) => ({
        ...row,
        isCreated: created.has(row.rowId),
        batchId: open?.byRow.get(row.rowId) ?? null,
      })),
      withPlaceholders,
      batch: batch ?? open?.newest,
    };
  }
}

const idsOf = ({ ideas, knownIds }: IdeaBatchOrder): number[] => [...ideas.map(({ id }) => id), ...knownIds];

/** Returns the present sheet, or the newest one from the template that has a row of these ideas. */
const sheetOf = (
  target: IdeaBatchTarget,
  template: IdeaTemplate | undefined,
  rows: readonly IdeaPosition[],
): number | undefined => {
  if ('sheetId' in target) return target.sheetId;
  return template && newestFrom(template.id, rows);
};

function rowTargetOf(target: IdeaBatchTarget, template: IdeaTemplate | undefined): IdeaRowTarget {
  if ('sheetId' in target) return target;
  return { template: async () => template!, isEach: false, title: target.title };
}
