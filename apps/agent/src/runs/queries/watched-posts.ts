import type { TrendingPost } from '../../trends/trend-client.js';

const MAX_CAPTION_LENGTH = 200;

/** A post as a model is told of it: what people said and did, cut short. */
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
