import type { PlannedColumn, SheetContent } from '../copies/sheet-plan.js';

/** A ready-made sheet. */
export interface Template {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** A built-in template. Its id, uuid and slug never change, because callers store them. */
export interface ShippedTemplate extends Template {
  readonly tags: readonly string[];
  readonly columns: readonly PlannedColumn[];
}

/** A template with the content of a sheet created from it. */
export interface WholeTemplate extends Template {
  readonly content: SheetContent;
}

/** Smaller ids belong to built-in templates. */
export const FIRST_OWN_ID = 1_000;
