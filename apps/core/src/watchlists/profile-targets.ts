import { InvalidInput } from '@reelsheet/kernel';
import {
  isScraped,
  SOURCE_PLATFORMS,
  toTarget,
  type SourcePlatform,
  type Target,
  type TargetType,
} from '../scraping/target.js';
import { WATCHLIST_LIMITS } from './watchlist-limits.js';

interface TargetProfile {
  readonly monitored: readonly { readonly handle: string; readonly itemType: string }[];
  readonly keywords: readonly string[];
  readonly targetPlatforms: readonly string[];
}

/** Platforms for a profile that names no platform which can be scraped. */
const DEFAULT_PLATFORMS: readonly SourcePlatform[] = ['shortvideo'];

/**
 * Returns the targets of a profile's monitored items on its platforms, without items that a platform cannot have.
 * Keywords of the brand describe its own content and are not watched.
 */
export function profileTargets({ monitored, keywords, targetPlatforms }: TargetProfile): Target[] {
  const own = SOURCE_PLATFORMS.filter((platform) => isScraped(platform) && targetPlatforms.includes(platform));
  const platforms = own.length > 0 ? own : DEFAULT_PLATFORMS;
  const spoken = new Set(keywords);
  const items = monitored.filter(({ itemType, handle }) => itemType !== 'keyword' || !spoken.has(handle));
  const targets = items.flatMap(({ handle, itemType }) =>
    platforms.flatMap((platform) => targetOf(platform, itemType as TargetType, handle)),
  );
  return [...new Map(targets.map((target) => [JSON.stringify(target), target])).values()].slice(
    0,
    WATCHLIST_LIMITS.sources,
  );
}

function targetOf(platform: SourcePlatform, targetType: TargetType, targetValue: string): Target[] {
  try {
    return [toTarget({ platform, targetType, targetValue })];
  } catch (error) {
    if (error instanceof InvalidInput) return [];
    throw error;
  }
}
