/** Preferences of a `Prefer` header (RFC 7240), separated by commas outside quotes. */
const PREFERENCES = /(?:[^",]|"(?:[^"\\]|\\.)*"?)+/g;
/**
 * Name and value of one preference without repeated spaces; parameters follow after a semicolon. Each space is optional
 * once, so that a long header takes no longer than its length.
 */
const PREFERENCE = /^ ?([!#$%&'*+.^`|~\w-]+) ?(?:= ?(?:"((?:[^"\\]|\\.)*)"|([^ ";]*)))? ?(?:;|$)/;
/** Maximum number of characters of the header that are read. */
const MAX_HEADER_LENGTH = 1_000;

/** Returns whether the caller prefers a minimal response. Of a repeated preference the first counts. */
export function prefersMinimal(prefer: string | readonly string[] | undefined): boolean {
  const header = [prefer ?? []].flat().join(',').slice(0, MAX_HEADER_LENGTH).replace(/\s+/g, ' ');
  for (const preference of header.match(PREFERENCES) ?? []) {
    const [, name, quoted, plain] = PREFERENCE.exec(preference) ?? [];
    if (name?.toLowerCase() === 'return')
      return (quoted?.replace(/\\(.)/g, '$1') ?? plain)?.toLowerCase() === 'minimal';
  }
  return false;
}
