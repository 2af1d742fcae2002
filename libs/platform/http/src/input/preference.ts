/** Preferences of a `Prefer` header (RFC 7240): between commas that stand in no quotes. */
const PREFERENCES = /(?:[^",]|"(?:[^"\\]|\\.)*"?)+/g;
/** Name and value of one; parameters follow behind a semicolon. */
const PREFERENCE = /^\s*([!#$%&'*+.^`|~\w-]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s";]*)))?\s*(?:;|$)/s;

/** Whether the caller asks for no more than that it is done. Of a preference that comes again the first counts. */
export function prefersMinimal(prefer: string | readonly string[] | undefined): boolean {
  for (const preference of [prefer ?? []].flat().join(',').match(PREFERENCES) ?? []) {
    const [, name, quoted, plain] = PREFERENCE.exec(preference) ?? [];
    if (name?.toLowerCase() === 'return')
      return (quoted?.replace(/\\(.)/gs, '$1') ?? plain)?.toLowerCase() === 'minimal';
  }
  return false;
}
