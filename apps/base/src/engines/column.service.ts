import { Injectable } from '@nestjs/common';
import { attributesToText, type Attributes } from './attributes.js';
import { requireDistinct } from './changes.js';
import { ColumnRepository } from './column.repository.js';
import { CopyRepository } from './copy.repository.js';
import { EngineChanges } from './engine.changes.js';
import { partNotFound } from './engine.errors.js';
import type { EngineScope } from './engine.js';
import { defaultRoleOf, type ColumnRole, type ColumnType } from './kinds.js';
import { hasPosition, type Place } from './position.js';
import type { OrderedList } from './position.repository.js';
import { Positions } from './positions.js';

export interface ColumnContent {
  readonly title?: string;
  readonly tempTitle?: string | null;
  readonly type?: ColumnType;
  readonly role?: ColumnRole;
  readonly description?: string;
  readonly attributes?: Attributes;
  readonly position?: number;
}

/** What is undefined stays as it is. */
export interface ColumnChange extends ColumnContent {
  readonly id: number;
}

export interface ColumnDraft extends ColumnContent {
  readonly title: string;
  readonly type: ColumnType;
}

const columnsOf = (engineId: number): OrderedList => ({ part: 'column', ownerId: engineId });

@Injectable()
export class ColumnService {
  constructor(
    private readonly columns: ColumnRepository,
    private readonly copies: CopyRepository,
    private readonly positions: Positions,
    private readonly changes: EngineChanges,
  ) {}

  /** A column with a cell in every row; its id. */
  async create(scope: EngineScope, draft: ColumnDraft): Promise<number> {
    const { title, tempTitle = null, type, role = defaultRoleOf(type), description = '' } = draft;
    const attributes = attributesToText(draft.attributes ?? {}, 'spreadsheet_column.additional_attributes');
    return this.changes.run(scope, async () => {
      const position = await this.positions.makeRoom(columnsOf(scope.engineId), draft.position);
      const columnId = await this.columns.insert(scope.engineId, position, { title, tempTitle, type, role, description, attributes });
      await this.columns.addCells(scope.engineId, columnId);
      return columnId;
    });
  }

  /** The same column again, right behind the original; its id. */
  async duplicate(scope: EngineScope, columnId: number): Promise<number> {
    return this.changes.run(scope, async () => {
      const position = await this.positions.makeRoomAfter(columnsOf(scope.engineId), columnId);
      const copy = await this.columns.copy(scope.engineId, columnId, position);
      await this.copies.copyLine('column', columnId, copy);
      return copy;
    });
  }

  /** All of the changes or, where one column is missing, none. */
  async update(scope: EngineScope, changes: readonly ColumnChange[], nameOf = (index: number) => `columns.${index}`): Promise<void> {
    requireDistinct(changes, 'columns', 'id');
    requireDistinct(changes, 'columns', 'position');
    const updates = changes.map(({ attributes, ...change }, index) => ({
      ...change,
      attributes: attributes && attributesToText(attributes, `${nameOf(index)}.additional_attributes`),
    }));
    await this.changes.run(scope, async () => {
      const written = await this.columns.update(scope.engineId, updates);
      if (written < changes.length) throw partNotFound('column');
      await this.positions.move(columnsOf(scope.engineId), changes.filter(hasPosition));
    });
  }

  async move(scope: EngineScope, places: readonly Place[]): Promise<void> {
    await this.changes.run(scope, () => this.positions.move(columnsOf(scope.engineId), places));
  }

  async delete(scope: EngineScope, columnId: number): Promise<void> {
    await this.changes.run(scope, async () => {
      const position = await this.columns.delete(scope.engineId, columnId);
      if (position === undefined) throw partNotFound('column', columnId);
      await this.positions.closeGap(columnsOf(scope.engineId), position);
    });
  }
}
