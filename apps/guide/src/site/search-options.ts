const GENERATED = /^(?:values|reference)\//;

/** Steps come first, then pages in depth, then what is generated. */
function weightOf(address: string): number {
  if (GENERATED.test(address)) return 0.5;
  return address.includes('/') ? 1 : 2;
}

/** Options of the index, which the build and the pages share. */
export const SEARCH_OPTIONS = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['page', 'heading', 'text'],
  searchOptions: {
    boost: { heading: 4, page: 2 },
    prefix: true,
    fuzzy: 0.15,
    combineWith: 'AND' as const,
    boostDocument: (id: unknown) => weightOf(String(id)),
  },
};
