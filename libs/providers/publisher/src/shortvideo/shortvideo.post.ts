import type { Static } from 'typebox';
import type { PublishJob } from '../port.js';
import type { CreatorInfo } from './shortvideo.api.js';
import { planChunks } from './shortvideo.upload.js';

type Creator = Static<typeof CreatorInfo>;

/** Body of `video/init`: a video that is uploaded in chunks. */
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

/** Body of `content/init`: the network fetches pictures from their URLs alone, and keeps the caption as their description. */
export function photoInit(job: PublishJob, creator: Creator) {
  return {
    media_type: 'PHOTO',
    post_mode: 'DIRECT_POST',
    post_info: { ...postInfo(job, creator), description: job.content.description ?? '' },
    source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: job.media.map(({ url }) => url) },
  };
}

/** The network wants the disclosure's two halves alone, and what the account has switched off stays off. */
function postInfo({ content }: PublishJob, creator: Creator) {
  const disclosed = content.shortvideoDiscloseCommercialContent === true;
  return {
    privacy_level: content.shortvideoPrivacyLevel,
    disable_comment: Boolean(content.shortvideoDisableComment || creator.comment_disabled),
    brand_organic_toggle: disclosed && content.shortvideoYourBrand === true,
    brand_content_toggle: disclosed && content.shortvideoBrandedContent === true,
  };
}
