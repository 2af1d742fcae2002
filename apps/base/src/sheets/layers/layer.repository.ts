import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import type { LayerType } from '../sheet/column-types.js';
import { change, Written, WRITTEN, type ItemsWritten } from '../sheet/item-write.sql.js';
import { LayerEntity } from './layer.entity.js';

const CHANGE = change('layer', {
  name: 'coalesce($3, layer.name)',
  type: 'coalesce($4, layer.type)',
  additional_attributes: 'coalesce($5::jsonb, layer.additional_attributes)',
});

const Id = rowOf(LayerEntity, 'id');
const Place = rowOf(LayerEntity, 'position');

export interface NewLayer {
  readonly name: string;
  readonly type: LayerType;
  /** JSON text. */
  readonly attributes: string;
}

@Injectable()
export class LayerRepository {
  constructor(private readonly db: Database) {}

  async insert(
    sheetId: number,
    cellId: number,
    position: number,
    { name, type, attributes }: NewLayer,
  ): Promise<number> {
    const { id } = await this.db.single(
      Id,
      `INSERT INTO layer (sheet_id, cell_id, name, type, position, additional_attributes) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [sheetId, cellId, name, type, position, attributes],
    );
    return id;
  }

  async copy(cellId: number, layerId: number, position: number): Promise<number> {
    const copy = await this.db.single(
      Id,
      `INSERT INTO layer (sheet_id, cell_id, name, type, position, additional_attributes, default_generation_id)
       SELECT sheet_id, cell_id, name, type, $3, additional_attributes, default_generation_id FROM layer WHERE cell_id = $1 AND id = $2 RETURNING id`,
      [cellId, layerId, position],
    );
    return copy.id;
  }

  async update(cellId: number, layerId: number, { name, type, attributes }: Partial<NewLayer>): Promise<ItemsWritten> {
    return this.db.single(
      Written,
      `WITH known AS (SELECT id FROM layer WHERE cell_id = $1 AND id = $2),
       written AS (UPDATE layer SET ${CHANGE.set} FROM known WHERE layer.id = known.id AND ${CHANGE.isChange} RETURNING layer.id)
       ${WRITTEN}`,
      [cellId, layerId, name ?? null, type ?? null, attributes ?? null],
    );
  }

  /** The place that the layer had; undefined where the cell has no such layer. */
  async delete(cellId: number, layerId: number): Promise<number | undefined> {
    return (
      await this.db.row(Place, `DELETE FROM layer WHERE cell_id = $1 AND id = $2 RETURNING position`, [cellId, layerId])
    )?.position;
  }
}
