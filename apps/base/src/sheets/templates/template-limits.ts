/** Limits of templates. Lengths are in characters. */
export const TEMPLATE_LIMITS = {
  /** Maximum length of the name in the address of a template. */
  slug: 60,
  /** Maximum length of the title of a template. */
  title: 500,
  /** Maximum length of the description of a template. */
  description: 2_000,
  /** Maximum size of a template's content as JSON. */
  contentBytes: 2 ** 20,
  /** Maximum number of templates of an organization. */
  ofOrganization: 200,
  /** Number of templates on one page of the list. */
  perPage: 20,
} as const;
