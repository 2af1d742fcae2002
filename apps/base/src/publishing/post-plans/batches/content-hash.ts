import { createHash } from 'node:crypto';
import type { PostContent } from '@reelsheet/provider-publisher';

/** Returns a hash of the content of a post, which does not depend on the order of its fields. */
export const contentHash = (content: PostContent): string =>
  createHash('sha256').update(sortedJson(content)).digest('base64url');

/** Returns JSON whose fields are sorted, without those that are undefined. */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
