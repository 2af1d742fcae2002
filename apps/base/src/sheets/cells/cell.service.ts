import { Injectable } from '@nestjs/common';
import { cellUpdated } from '@reelsheet/contracts';
import { invalid } from '@reelsheet/kernel';
import { attributesToText, withMergedAttributes, type SheetAttributes } from '../sheet/attributes.js';
import { CellRepository, type CellUpdate } from './cell.repository.js';
import { requireValidSettings } from './cell-settings.js';
import { Cycles } from '../dependencies/cycles.js';
import { mayCloseCycle } from '../dependencies/generated.js';
import { requireDistinct } from '../items/distinct.js';
import { ItemReader } from '../items/item.reader.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { itemNotFound } from '../sheet/sheet.errors.js';
import type { SheetScope } from '../sheet/sheet.js';
import { GenerationResultWriter } from './generation-result.writer.js';
import { CellGenerations } from '../sheet-view/cell-generations.reader.js';

/** Undefined leaves a field unchanged. */
export interface CellChange {
  readonly id: number;
  readonly value?: string;
  readonly attributes?: SheetAttributes;
  /** True when the attributes are merged into those of the cell, see `mergeAttributes`. */
  readonly isMerge?: boolean;
}

@Injectable()
export class CellService {
  constructor(
    private readonly cells: CellRepository,
    private readonly generations: CellGenerations,
    private readonly results: GenerationResultWriter,
    private readonly cycles: Cycles,
    private readonly changes: SheetChanges,
    private readonly items: ItemReader,
  ) {}

  /** Applies all changes, or none when a cell is missing. */
  async update(
    scope: SheetScope,
    changes: readonly CellChange[],
    nameOf = (index: number) => `cells.${index}`,
  ): Promise<void> {
    requireDistinct(changes, 'cells', 'id');
    const given = toUpdates(changes, nameOf);
    await this.changes.runOnItems(scope, async (announce, requireSheet) => {
      const merged = changes.some(({ isMerge }) => isMerge) ? await this.merged(scope, changes) : undefined;
      const { found, ids } = await this.cells.update(scope, merged ? toUpdates(merged, nameOf) : given);
      if (found < changes.length || found === 0) await requireSheet();
      if (found < changes.length) throw await this.items.missing(scope.sheetId, 'cell', changes);
      const [first, ...others] = (merged ?? changes).flatMap((change, index) => (mayCloseCycle(change) ? index : []));
      if (first !== undefined)
        await this.cycles.reject(scope.sheetId, others.length > 0 ? 'cells' : nameOf(first), { cellIds: ids });
      announce(cellUpdated, { ids });
    });
  }

  /** Returns the changes with whole attributes; the cells are locked from here on. */
  private async merged(scope: SheetScope, changes: readonly CellChange[]): Promise<CellChange[]> {
    const ids = changes.map(({ id }) => id);
    const before = await this.cells.lockAttributes(scope, ids);
    return changes.map((change) => withMergedAttributes(change, before.get(change.id)));
  }

  /** Selects a generation of the cell; throws `validation_error` for any other. */
  async selectGeneration(scope: SheetScope, cellId: number, generationId: number): Promise<void> {
    await this.changes.run(scope, async () => {
      if (!(await this.cells.lock(scope.sheetId, [cellId]))) throw itemNotFound('cell', cellId);
      const generation = await this.generations.find(cellId, generationId);
      if (!generation) throw invalid('user_job_id', 'is not a generation of this cell');
      await this.results.select({ cellId }, generationId, generation.text);
    });
  }
}

const toUpdates = (changes: readonly CellChange[], nameOf: (index: number) => string): CellUpdate[] =>
  changes.map(({ id, value, attributes }, index) => ({
    id,
    value,
    attributes: attributes && settingsToText(attributes, `${nameOf(index)}.additional_attributes`),
  }));

function settingsToText(attributes: SheetAttributes, field: string): string {
  requireValidSettings(attributes, field);
  return attributesToText(attributes, field);
}
