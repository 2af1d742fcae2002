import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { LIMITS } from '../sheet/limits.js';

/** Where a generation's result belongs. */
export type ResultPlace = { readonly cellId: number } | { readonly layerId: number };

/**
 * Brings finished generations into the sheet; call it in the transaction that finishes the generation.
 * A place that is gone meanwhile is no error.
 */
@Injectable()
export class GenerationResultWriter {
  constructor(private readonly db: Database) {}

  /**
   * Makes a generation the selected one of its cell or layer. A text becomes the cell's value too where the cell is
   * empty or written by AI (`textMode` `ai`), so that `{{COLUMN}}` gives it; what someone typed stays.
   */
  async select(place: ResultPlace, generationId: number, text: string | null = null): Promise<void> {
    if ('layerId' in place) await this.selectForLayer(place.layerId, generationId);
    else await this.selectForCell(place.cellId, generationId, text);
  }

  /** The sheet's row goes first, as in every change, so that two changes never wait for each other. */
  private async selectForCell(cellId: number, generationId: number, text: string | null): Promise<void> {
    await this.db.execute(
      `UPDATE sheet SET version = version + 1, updated_at = now() WHERE id = (SELECT sheet_id FROM cell WHERE id = $1)`,
      [cellId],
    );
    await this.db.execute(
      `UPDATE cell SET default_generation_id = $2, updated_at = now(),
         value = CASE WHEN $3::text IS NOT NULL AND (value = '' OR additional_attributes ->> 'textMode' = 'ai') THEN $3 ELSE value END
       WHERE id = $1`,
      [cellId, generationId, text?.slice(0, LIMITS.value) ?? null],
    );
  }

  private async selectForLayer(layerId: number, generationId: number): Promise<void> {
    await this.db.execute(
      `UPDATE sheet SET version = version + 1, updated_at = now() WHERE id = (SELECT sheet_id FROM layer WHERE id = $1)`,
      [layerId],
    );
    await this.db.execute(`UPDATE layer SET default_generation_id = $2, updated_at = now() WHERE id = $1`, [
      layerId,
      generationId,
    ]);
  }
}
