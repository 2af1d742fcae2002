import type { PlannedColumn, SheetContent } from '../copies/sheet-plan.js';

/** A ready-made sheet. */
export interface Template {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** One that everybody has. Its ids and slug never change, since callers keep them. */
export interface ShippedTemplate extends Template {
  readonly tags: readonly string[];
  readonly columns: readonly PlannedColumn[];
}

/** With all that a sheet made from it holds. */
export interface WholeTemplate extends Template {
  readonly content: SheetContent;
}

/** Ids below are those of shipped templates. */
export const FIRST_OWN_ID = 1_000;

export const TEMPLATE_LIMITS = {
  slug: 60,
  title: 500,
  description: 2_000,
  /** Bytes of what a template holds, as JSON. */
  contentBytes: 2 ** 20,
  ofOrganization: 200,
} as const;
