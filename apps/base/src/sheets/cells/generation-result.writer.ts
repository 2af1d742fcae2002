import { Injectable } from '@nestjs/common';
import { cellUpdated, layerUpdated } from '@reelsheet/contracts';
import { Database, rowOf, storableText } from '@reelsheet/platform-database';
import { SheetsConfig } from '../sheets.config.js';
import { LayerEntity } from '../layers/layer.entity.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { nextUpdatedAt } from '../items/item-write.sql.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { CellEntity } from './cell.entity.js';

const IS_WRITTEN = `($3::text IS NOT NULL AND (value = '' OR additional_attributes ->> 'textMode' = 'ai')
  AND octet_length(to_json($3)::text) + (SELECT bytes FROM sheet WHERE id = sheet_id) <= $4::bigint)`;
/** The cell is automatic, and its value is its prompt and fits into an attribute. */
const IS_OWN_PROMPT = `(additional_attributes @> '{"autoGenerate": true}' AND value LIKE '%{{%'
  AND coalesce(additional_attributes ->> 'prompt', '') !~ '\\S'
  AND octet_length(value) + octet_length(additional_attributes::text) < ${SHEET_LIMITS.attributesBytes / 2})`;

const Cell = rowOf(CellEntity, 'sheetId');
const Layer = rowOf(LayerEntity, 'sheetId', 'cellId');

/** The cell or layer that a generation was made for. */
export type ResultTarget = { readonly cellId: number } | { readonly layerId: number };

/**
 * Writes the results of finished generations into the sheet, in the transaction that finishes the generation. Results
 * for a deleted cell or layer are ignored.
 */
@Injectable()
export class GenerationResultWriter {
  constructor(
    private readonly db: Database,
    private readonly changes: SheetChanges,
    private readonly config: SheetsConfig,
  ) {}

  /**
   * Selects a generation for its cell or layer. A text also becomes the value of a cell that is empty or written by AI
   * (`textMode` `ai`), so that `{{COLUMN}}` refers to it; a typed value stays. When the sheet is full the value stays
   * too, and the paid text remains available in the generation. An automatic cell whose value is its prompt keeps the
   * prompt as an attribute.
   */
  async select(target: ResultTarget, generationId: number, text: string | null = null): Promise<void> {
    if ('layerId' in target) await this.selectForLayer(target.layerId, generationId);
    else await this.selectForCell(target.cellId, generationId, text);
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
      `UPDATE layer SET default_generation_id = $2, updated_at = ${nextUpdatedAt('layer')}
       WHERE id = $1 RETURNING ${Layer.columns()}`,
      [layerId, generationId],
    );
    if (layer)
      await this.changes.record(layer.sheetId, async (announce) =>
        announce(layerUpdated, { cell_id: layer.cellId, ids: [layerId] }),
      );
  }
}

const valueOf = (text: string) => storableText(text.slice(0, SHEET_LIMITS.cellValue));
