/** Limits of templates. Lengths are in characters. */
export const TEMPLATE_LIMITS = {
  slug: 60,
  title: 500,
  description: 2_000,
  /** Bytes of a template's content as JSON. */
  contentBytes: 2 ** 20,
  ofOrganization: 200,
  /** Templates on one page of the list. */
  perPage: 20,
} as const;
