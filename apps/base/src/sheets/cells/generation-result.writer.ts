import { Injectable } from '@nestjs/common';
import { cellUpdated, layerUpdated } from '@reelsheet/contracts';
import { Database, rowOf, storableText } from '@reelsheet/platform-database';
import { SheetsConfig } from '../sheets.config.js';
import { LayerEntity } from '../layers/layer.entity.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { nextUpdatedAt } from '../sheet/item-write.sql.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { CellEntity } from './cell.entity.js';

const IS_WRITTEN = `($3::text IS NOT NULL AND (value = '' OR additional_attributes ->> 'textMode' = 'ai')
  AND octet_length(to_json($3)::text) + (SELECT bytes FROM sheet WHERE id = sheet_id) <= $4::bigint)`;
/** An automatic cell whose value says how it is generated; what is too long for an attribute goes. */
const IS_OWN_PROMPT = `(additional_attributes @> '{"autoGenerate": true}' AND value LIKE '%{{%'
  AND coalesce(additional_attributes ->> 'prompt', '') !~ '\\S'
  AND octet_length(value) + octet_length(additional_attributes::text) < ${SHEET_LIMITS.attributesBytes / 2})`;

const Cell = rowOf(CellEntity, 'sheetId');
const Layer = rowOf(LayerEntity, 'sheetId', 'cellId');

/** Where a generation's result belongs. */
export type ResultTarget = { readonly cellId: number } | { readonly layerId: number };

/**
 * Brings finished generations into the sheet; call it in the transaction that finishes the generation.
 * A place that is gone meanwhile is no error.
 */
@Injectable()
export class GenerationResultWriter {
  constructor(
    private readonly db: Database,
    private readonly changes: SheetChanges,
    private readonly config: SheetsConfig,
  ) {}

  /**
   * Makes a generation the selected one of its cell or layer. A text becomes the cell's value too where the cell is
   * empty or written by AI (`textMode` `ai`), so that `{{COLUMN}}` gives it; what someone typed stays. So does the
   * value of a cell whose sheet is full: the text was paid for, and remains with the generation. Where an automatic cell
   * has its prompt in its value, the prompt stays with it as an attribute.
   */
  async select(place: ResultTarget, generationId: number, text: string | null = null): Promise<void> {
    if ('layerId' in place) await this.selectForLayer(place.layerId, generationId);
    else await this.selectForCell(place.cellId, generationId, text);
  }

  private async selectForCell(cellId: number, generationId: number, text: string | null): Promise<void> {
    const cell = await this.db.row(
      Cell,
      `UPDATE cell SET default_generation_id = $2, updated_at = ${nextUpdatedAt('cell')},
         value = CASE WHEN ${IS_WRITTEN} THEN $3 ELSE value END,
         additional_attributes = CASE WHEN ${IS_WRITTEN} AND ${IS_OWN_PROMPT}
           THEN additional_attributes || jsonb_build_object('prompt', value) ELSE additional_attributes END
       WHERE id = $1 RETURNING ${Cell.columns()}`,
      [cellId, generationId, text === null ? null : valueOf(text), this.config.MAX_SHEET_BYTES],
    );
    if (cell)
      await this.changes.record(cell.sheetId, async (announce) =>
        announce(cellUpdated, { ids: [cellId], generated: true }),
      );
  }

  private async selectForLayer(layerId: number, generationId: number): Promise<void> {
    const layer = await this.db.row(
      Layer,
      `UPDATE layer SET default_generation_id = $2, updated_at = ${nextUpdatedAt('layer')} WHERE id = $1 RETURNING ${Layer.columns()}`,
      [layerId, generationId],
    );
    if (layer)
      await this.changes.record(layer.sheetId, async (announce) =>
        announce(layerUpdated, { cell_id: layer.cellId, ids: [layerId] }),
      );
  }
}

const valueOf = (text: string) => storableText(text.slice(0, SHEET_LIMITS.cellValue));
