import type { PlannedColumn } from '../../sheets/sheet/sheet-plan.js';

/** A ready-made sheet. Its ids and slug never change, since callers keep them. */
export interface Template {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly name: string;
  readonly description: string;
  /** URL of a picture, null where there is none. */
  readonly cover: string | null;
  readonly tutorialUrl: string | null;
  readonly tags: readonly string[];
  readonly columns: readonly PlannedColumn[];
}
