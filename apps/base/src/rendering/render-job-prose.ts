import { prose } from '@reelsheet/kernel';

export const RENDER_DESCRIPTION = prose`
  The credits for the work in the document are held, and the actual work is charged (\`GET /prices\`): by seconds, pixels and
  frames, and half as much for pictures that overlay others. Both are the same when all sources are files of the library
  that do not change in the meantime; ten seconds are held for a source of unknown length. \`job.max_credits\` is never
  exceeded: a video that would cost more is not composed. With \`preview\` a draft is rendered: half the width and
  height and half the frame rate, but at least 12 frames per second, in the same layout, marked \`preview: true\`, for a
  quarter of the price; its \`thumbnail_url\` shows a first picture while it is processing. If the organization already has
  a render of the same document with the same sources, its video is copied to a new content resource: that costs nothing,
  and each can be deleted independently. The job fails, at no cost, if composing takes much longer than such a video
  needs, or if its sources need more disk space or memory than the operator allows.`;
