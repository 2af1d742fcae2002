import type { Static } from 'typebox';
import type { PublishJob } from '../port.js';
import type { CreatorInfo } from './shortvideo.api.js';
import { planChunks } from './shortvideo-upload.js';

type Creator = Static<typeof CreatorInfo>;

/** Returns the body of `video/init` for a chunked upload. */
export function videoInit(job: PublishJob, creator: Creator) {
  const { content } = job;
  const { size } = job.media[0]!;
  const { chunkSize, count } = planChunks(size);
  return {
    post_info: {
      ...postInfo(job, creator),
      title: content.description ?? '',
      disable_duet: Boolean(content.shortvideoDisableDuet || creator.duet_disabled),
      disable_stitch: Boolean(content.shortvideoDisableStitch || creator.stitch_disabled),
      ...(job.madeWithAi ? { is_aigc: true } : {}),
    },
    source_info: { source: 'FILE_UPLOAD', video_size: size, chunk_size: chunkSize, total_chunk_count: count },
  };
}

/** Returns the body of `content/init`; the network downloads pictures by URL and uses the caption as description. */
export function photoInit(job: PublishJob, creator: Creator) {
  return {
    media_type: 'PHOTO',
    post_mode: 'DIRECT_POST',
    post_info: { ...postInfo(job, creator), description: job.content.description ?? '' },
    source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: job.media.map(({ url }) => url) },
  };
}

/** The network has one flag per kind of disclosure; features disabled by the account stay disabled. */
function postInfo({ content }: PublishJob, creator: Creator) {
  const disclosed = content.shortvideoDiscloseCommercialContent === true;
  return {
    privacy_level: content.shortvideoPrivacyLevel,
    disable_comment: Boolean(content.shortvideoDisableComment || creator.comment_disabled),
    brand_organic_toggle: disclosed && content.shortvideoYourBrand === true,
    brand_content_toggle: disclosed && content.shortvideoBrandedContent === true,
  };
}
