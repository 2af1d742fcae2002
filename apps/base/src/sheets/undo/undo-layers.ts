import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { ITEM_KINDS } from '../items/item-kinds.js';
import type { ItemPosition } from '../items/position.js';
import { ChangeSets } from './change-sets.js';
import { positionsBefore } from './undo-positions.js';
import { UndoRepository, type ImagesOfChange, type LayerAt } from './undo.repository.js';

/** Ids of the layers of a cell that undoing a change writes. */
interface LayersOfCell {
  readonly cellId: number;
  readonly created: readonly number[];
  readonly updated: readonly number[];
  readonly deleted: readonly number[];
}

/** Effect of undoing a change on the layers of cells that neither come nor go with their row or column. */
export interface PlannedLayers {
  readonly cells: readonly LayersOfCell[];
  readonly restored: readonly ItemPosition[];
  readonly changed: readonly ItemPosition[];
  readonly movedBefore: readonly ItemPosition[];
}

export interface RestoredLayers {
  readonly cells: readonly LayersOfCell[];
}

const NO_LAYERS: PlannedLayers = { cells: [], restored: [], changed: [], movedBefore: [] };

/** Restores the layers of cells and their order. The caller holds the lock of the cells. */
@Injectable()
export class UndoLayers {
  constructor(
    private readonly repository: UndoRepository,
    private readonly sets: ChangeSets,
  ) {}

  /** Call this before rows and columns are restored. */
  async plan(images: ImagesOfChange, hasImages: boolean): Promise<PlannedLayers> {
    if (!hasImages) return NO_LAYERS;
    const removed = await this.repository.createdLayers(images);
    const restored = await this.repository.deletedLayers(images);
    const moved = await this.repository.movedLayers(images);
    const cellIds = [...new Set([...removed, ...restored, ...moved].map(({ cellId }) => cellId))];
    if (cellIds.length === 0) return NO_LAYERS;
    const layers = await this.repository.layersOf(images.sheetId, cellIds);
    const plans = cellIds.map((cellId) => {
      const ofCell = <T extends { cellId: number }>(all: readonly T[]) =>
        all.filter((layer) => layer.cellId === cellId);
      return planOf(cellId, ofCell(layers), ofCell(removed), ofCell(restored), ofCell(moved));
    });
    return {
      cells: plans.map(({ ids }) => ids),
      restored: plans.flatMap((plan) => plan.restored),
      changed: plans.flatMap((plan) => plan.changed),
      movedBefore: plans.flatMap((plan) => plan.movedBefore),
    };
  }

  /** Call this after cells were restored. */
  async restore(images: ImagesOfChange, planned: PlannedLayers, hasImages: boolean): Promise<RestoredLayers> {
    if (!hasImages) return { cells: [] };
    const { sheetId } = images;
    const deleted = planned.cells.flatMap((cell) => cell.deleted);
    if (deleted.length > 0) await this.repository.deleteLayers(sheetId, deleted);
    if (planned.restored.length > 0) await this.repository.restoreLayers(images, planned.restored);
    if (planned.changed.length > 0) await this.repository.setLayerPositions(sheetId, planned.changed);
    await this.sets.noteMoved(sheetId, 'layer', planned.movedBefore);
    await this.repository.restoreLayersOfCells(images);
    const values = await this.repository.restoreLayerValues(images);
    return { cells: withUpdated(planned.cells, values) };
  }
}

function planOf(
  cellId: number,
  layers: readonly LayerAt[],
  removed: readonly { readonly id: number }[],
  restored: readonly LayerAt[],
  moved: readonly LayerAt[],
) {
  const { maxItems, owner } = ITEM_KINDS.layer;
  if (layers.length - removed.length + restored.length > maxItems)
    throw invalid('version', `would exceed the ${maxItems} layers that a ${owner} may have`);
  const deleted = removed.map(({ id }) => id);
  const isMoved = new Set(moved.map(({ id }) => id));
  const movedBefore = layers.filter(({ id }) => isMoved.has(id));
  return {
    ...positionsBefore({ items: layers, removed: new Set(deleted), restored, moved }),
    movedBefore,
    ids: { cellId, created: restored.map(({ id }) => id), updated: movedBefore.map(({ id }) => id), deleted },
  };
}

function withUpdated(
  cells: readonly LayersOfCell[],
  updated: readonly { readonly id: number; readonly cellId: number }[],
): LayersOfCell[] {
  const byCell = new Map(cells.map((cell) => [cell.cellId, cell]));
  for (const { id, cellId } of updated) {
    const cell = byCell.get(cellId) ?? { cellId, created: [], updated: [], deleted: [] };
    byCell.set(cellId, { ...cell, updated: [...new Set([...cell.updated, id])] });
  }
  return [...byCell.values()];
}
