import { Injectable } from '@nestjs/common';
import { rowCreated } from '@reelsheet/contracts';
import { invalid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import type { PlannedColumn } from '../copies/sheet-plan.js';
import { rowsOf } from '../items/item-kinds.js';
import { ItemPositions } from '../items/item-positions.js';
import { ItemRepository } from '../items/item.repository.js';
import { ModelRowRepository } from '../rows/model-row.repository.js';
import { ConcurrencyLimit } from '../sheet/concurrency-limit.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetService, type PlannedSheet, type SheetOwner } from '../sheet/sheet.service.js';
import { SheetsConfig } from '../sheets.config.js';
import { chooseColumns, readColumns, type ColumnIndexes, type TargetColumn } from './idea-columns.js';
import {
  hasPlaceholders,
  type ChosenColumns,
  type IdeaContent,
  type IdeaRow,
  type IdeaRowOrder,
  type IdeaRowResult,
  type NewSheetsTarget,
} from './idea-row.js';
import { MAX_CONCURRENT_CONVERSIONS, MAX_ITEMS_OF_IDEAS } from './idea-row-limits.js';
import { IdeaRowRepository } from './idea-row.repository.js';

/** Makes rows of ideas, at most one of each. */
@Injectable()
export class IdeaRowService {
  private readonly running = new ConcurrencyLimit(
    MAX_CONCURRENT_CONVERSIONS,
    'Too many requests that make rows of ideas are under way at once',
  );

  constructor(
    private readonly repository: IdeaRowRepository,
    private readonly models: ModelRowRepository,
    private readonly items: ItemRepository,
    private readonly positions: ItemPositions,
    private readonly sheets: SheetService,
    private readonly changes: SheetChanges,
    private readonly config: SheetsConfig,
    private readonly transaction: Transaction,
  ) {}

  /** Lets orders for the ideas of the agent wait until the open transaction ends. */
  async lockIdeasOf(agentId: number): Promise<void> {
    await this.repository.lockIdeasOf(agentId);
  }

  /**
   * Adds a row for each idea that has none: all or none, in a fixed number of statements. Requests for the ideas of an
   * agent run one after the other, so that each finds the rows of those before it.
   */
  async write(owner: SheetOwner, { ideas, knownIds, target, columns }: IdeaRowOrder): Promise<IdeaRowResult> {
    const release = this.running.acquire();
    try {
      return await this.transaction.run(async () => {
        const ids = [...ideas.map(({ id }) => id), ...knownIds];
        await this.repository.lockIdeasOf(owner.id);
        const known = await this.repository.find(owner.id, ids);
        await this.repository.forgetDeleted(owner.id, ids);
        const knownOnes = new Set(known.map(({ ideaId }) => ideaId));
        const missing = ideas.filter(({ id }) => !knownOnes.has(id));
        const isWritable = ({ texts }: IdeaContent) => ![...texts.values()].some(hasPlaceholders);
        const added = missing.filter(isWritable);
        const created = added.length === 0 ? [] : await this.add(owner, added, target, columns);
        return {
          rows: [
            ...known.map((row) => ({ ...row, isCreated: false })),
            ...created.map((row) => ({ ...row, isCreated: true })),
          ],
          withPlaceholders: missing.filter((idea) => !isWritable(idea)).map(({ id }) => id),
        };
      });
    } finally {
      release();
    }
  }

  private async add(
    owner: SheetOwner,
    ideas: readonly IdeaContent[],
    target: IdeaRowOrder['target'],
    columns: ChosenColumns | undefined,
  ): Promise<IdeaRow[]> {
    const rows =
      'sheetId' in target
        ? await this.addToSheet({ agentId: owner.id, sheetId: target.sheetId }, ideas, columns)
        : await this.addSheets(owner, ideas, target, columns);
    await this.repository.insert(rows);
    return rows;
  }

  private async addToSheet(
    scope: SheetScope,
    ideas: readonly IdeaContent[],
    given: ChosenColumns | undefined,
  ): Promise<IdeaRow[]> {
    const { sheetId } = scope;
    return this.changes.run(scope, async (announce) => {
      await this.items.lockRowsAndColumns(sheetId);
      const columns = await this.repository.columnsOf(sheetId);
      const textsOf = columnTextsOf(columns, ideas, given);
      const layers = columns.reduce((sum, column) => sum + column.layers, 0);
      const modelId = await this.repository.firstRowOf(sheetId);
      const model = modelId === null ? undefined : await this.models.measure(sheetId, modelId);
      this.requireSpace(ideas.length, columns.length + layers, model?.bytes ?? 0);
      const position = await this.positions.reserve(rowsOf(scope), undefined, ideas.length);
      const rowIds = await this.items.insertRows(sheetId, position, ideas.length, modelId);
      const values = ideas.flatMap((idea, number) =>
        textsOf(idea).map(([index, value]) => ({
          rowId: rowIds[number]!,
          columnId: columns[index]!.id,
          value,
        })),
      );
      await this.models.addCells(sheetId, rowIds, values, modelId);
      announce(rowCreated, { ids: rowIds });
      return ideas.map(({ id }, number) => ({ ideaId: id, sheetId, rowId: rowIds[number]! }));
    });
  }

  private async addSheets(
    owner: SheetOwner,
    ideas: readonly IdeaContent[],
    { template, isEach, title }: NewSheetsTarget,
    given: ChosenColumns | undefined,
  ): Promise<IdeaRow[]> {
    const { id: templateId, title: templateTitle, content } = await template();
    const textsOf = columnTextsOf(content.columns.map(toTarget), ideas, given);
    const layers = content.columns.reduce((sum, { cell }) => sum + (cell?.layers?.length ?? 0), 0);
    const variables = isEach ? (content.variables?.length ?? 0) : 0;
    this.requireSpace(
      ideas.length,
      content.columns.length + layers + variables,
      Buffer.byteLength(JSON.stringify(content)),
    );
    const rows = ideas.map((idea) => new Map(textsOf(idea)));
    const planned: PlannedSheet[] = isEach
      ? ideas.map((idea, number) => ({ title: idea.title, rows: [rows[number]!] }))
      : [{ title: title ?? templateTitle, rows }];
    const made = await this.sheets.createMany(planned, content, owner, templateId);
    const newRows = made.flatMap(({ sheetId, rowIds }) => rowIds.map((rowId) => ({ sheetId, rowId })));
    return ideas.map(({ id }, number) => ({ ideaId: id, ...newRows[number]! }));
  }

  private requireSpace(rows: number, itemsOfRow: number, bytesOfRow: number): void {
    if (rows * itemsOfRow > MAX_ITEMS_OF_IDEAS)
      throw invalid(
        'idea_ids',
        `would make more than ${MAX_ITEMS_OF_IDEAS} cells, layers and variables; send fewer at a time`,
      );
    const limit = this.config.MAX_SHEET_BYTES;
    if (rows * bytesOfRow > limit)
      throw invalid('idea_ids', `would copy more than ${limit} bytes of settings and texts; send fewer at a time`);
  }
}

type ColumnText = readonly [columnIndex: number, text: string];

/** Returns what gives the texts of an idea. Throws `validation_error` when no column takes anything of the ideas. */
function columnTextsOf(
  columns: readonly TargetColumn[],
  ideas: readonly IdeaContent[],
  given: ChosenColumns | undefined,
): (idea: IdeaContent) => ColumnText[] {
  if (given) {
    const indexes = readColumns(columns, given);
    return ({ texts }) => textsIn(texts, indexes);
  }
  const names = [...new Set(ideas.flatMap(({ texts }) => [...texts.keys()]))];
  const indexesOf = new Map(ideas.map(({ id, texts }) => [id, chooseColumns(columns, [...texts.keys()], names)]));
  if (![...indexesOf.values()].some(({ size }) => size > 0))
    throw invalid('columns', 'is required, because no column has a name that fits');
  return ({ id, texts }) => textsIn(texts, indexesOf.get(id)!);
}

const textsIn = (texts: IdeaContent['texts'], indexes: ColumnIndexes): ColumnText[] =>
  [...indexes].flatMap(([name, index]) => {
    const text = texts.get(name);
    return text === undefined ? [] : [[index, text] as const];
  });

const toTarget = ({ title, type, role, cell }: PlannedColumn): TargetColumn => ({
  id: null,
  title,
  type,
  role,
  isTyped: cell?.attributes?.['textMode'] !== 'ai' && cell?.attributes?.['prompt'] === undefined,
});
