import type { TrendingPost } from '../../trends/trend-client.js';

const MAX_CAPTION_LENGTH = 200;

/** Returns the fields of a post that a model reads, with a shortened caption. */
export const briefly = ({
  platform,
  url,
  creator,
  caption,
  hook,
  posted_at,
  watch_count,
  engagement_rate,
  trending_score,
}: TrendingPost) => ({
  ...{ platform, url, creator, hook, posted_at, watch_count, engagement_rate, trending_score },
  caption: caption.slice(0, MAX_CAPTION_LENGTH).toWellFormed(),
});
