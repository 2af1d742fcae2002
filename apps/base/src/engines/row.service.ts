import { Injectable } from '@nestjs/common';
import { attributesToText, type Attributes } from './attributes.js';
import { requireDistinct } from './changes.js';
import { CopyRepository } from './copy.repository.js';
import { EngineChanges } from './engine.changes.js';
import { partNotFound } from './engine.errors.js';
import type { EngineScope } from './engine.js';
import { hasPosition, type Place } from './position.js';
import type { OrderedList } from './position.repository.js';
import { Positions } from './positions.js';
import { RowRepository } from './row.repository.js';

/** What is undefined stays as it is. */
export interface RowChange {
  readonly id: number;
  readonly position?: number;
  readonly attributes?: Attributes;
}

const rowsOf = (engineId: number): OrderedList => ({ part: 'row', ownerId: engineId });

@Injectable()
export class RowService {
  constructor(
    private readonly rows: RowRepository,
    private readonly copies: CopyRepository,
    private readonly positions: Positions,
    private readonly changes: EngineChanges,
  ) {}

  /** A row with a cell in every column; its id. */
  async create(scope: EngineScope, wanted?: number): Promise<number> {
    return this.changes.run(scope, async () => {
      const rowId = await this.rows.insert(scope.engineId, await this.positions.makeRoom(rowsOf(scope.engineId), wanted));
      await this.rows.addCells(scope.engineId, rowId);
      return rowId;
    });
  }

  /** The same row again, right behind the original; its id. */
  async duplicate({ agentId, engineId }: EngineScope, rowId: number): Promise<number> {
    return this.changes.run({ agentId, engineId }, async () => {
      const position = await this.positions.makeRoomAfter(rowsOf(engineId), rowId);
      const copy = await this.rows.copy(engineId, rowId, position);
      await this.copies.copyLine('row', rowId, copy);
      return copy;
    });
  }

  /** All of the changes or, where one row is missing, none. */
  async update(scope: EngineScope, changes: readonly RowChange[], nameOf = (index: number) => `rows.${index}`): Promise<void> {
    requireDistinct(changes, 'rows', 'id');
    requireDistinct(changes, 'rows', 'position');
    const updates = changes.map(({ id, attributes }, index) => ({ id, attributes: attributes && attributesToText(attributes, `${nameOf(index)}.additional_attributes`) }));
    await this.changes.run(scope, async () => {
      const written = await this.rows.update(scope.engineId, updates);
      if (written < changes.length) throw partNotFound('row');
      await this.positions.move(rowsOf(scope.engineId), changes.filter(hasPosition));
    });
  }

  async move(scope: EngineScope, places: readonly Place[]): Promise<void> {
    await this.changes.run(scope, () => this.positions.move(rowsOf(scope.engineId), places));
  }

  async delete(scope: EngineScope, rowId: number): Promise<void> {
    await this.changes.run(scope, async () => {
      const position = await this.rows.delete(scope.engineId, rowId);
      if (position === undefined) throw partNotFound('row', rowId);
      await this.positions.closeGap(rowsOf(scope.engineId), position);
    });
  }
}
