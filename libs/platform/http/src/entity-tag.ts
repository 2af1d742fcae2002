/** Returns whether `If-None-Match` names the tag (RFC 9110), compared weakly: `W/` before a tag is ignored. */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  const opaque = withoutWeakness(tag);
  return ifNoneMatch.split(',').some((known) => ['*', opaque].includes(withoutWeakness(known.trim())));
}

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');
