/** Preferences of a `Prefer` header (RFC 7240), separated by commas outside quotes. */
const PREFERENCES = /(?:[^",]|"(?:[^"\\]|\\.)*"?)+/g;
/** Name and value of one preference; parameters follow after a semicolon. */
const PREFERENCE = /^\s*([!#$%&'*+.^`|~\w-]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s";]*)))?\s*(?:;|$)/s;

/** Returns whether the caller prefers a minimal response. Of a repeated preference the first counts. */
export function prefersMinimal(prefer: string | readonly string[] | undefined): boolean {
  for (const preference of [prefer ?? []].flat().join(',').match(PREFERENCES) ?? []) {
    const [, name, quoted, plain] = PREFERENCE.exec(preference) ?? [];
    if (name?.toLowerCase() === 'return')
      return (quoted?.replace(/\\(.)/gs, '$1') ?? plain)?.toLowerCase() === 'minimal';
  }
  return false;
}
