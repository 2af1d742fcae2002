import { prose } from '@reelsheet/kernel';
import { AddressSetting, SigningCertificateSetting, WholeSetting } from '@reelsheet/platform-config';

export class RenderingConfig {
  @WholeSetting({
    about: prose`
      minutes after which one attempt of a render is stopped, however large the video is; a small video is stopped
      earlier, in proportion to its work`,
    max: 1_440,
  })
  MAX_RENDER_MINUTES: number = 60;

  @WholeSetting({
    about: 'maximum MiB of memory for the pictures of one render, whose sources are all open at the same time',
    max: 1_048_576,
  })
  MAX_RENDER_MEMORY_MEGABYTES: number = 4_096;

  @WholeSetting({
    about: prose`
      maximum MiB of temporary disk space for the sources and the video of one render; the video takes up to 2,048 of
      them, half of it for the segments it is joined from; a worker renders two at a time`,
    min: 2_049,
    max: 1_048_576,
  })
  MAX_RENDER_DISK_MEGABYTES: number = 8_192;

  @WholeSetting({
    about: prose`
      maximum MiB of cached segments of long renders per organization, so that rendering again encodes only what has
      changed; they count as the organization's storage and are deleted after a week without use; 0 disables the cache`,
    min: 0,
    max: 1_048_576,
  })
  MAX_SEGMENT_CACHE_MEGABYTES: number = 1_024;

  @SigningCertificateSetting({
    about: 'signs rendered videos (C2PA); without one videos carry no content credentials',
    optional: true,
  })
  CONTENT_CREDENTIALS?: string;

  @AddressSetting({
    about: prose`
      time-stamp authority (RFC 3161) that dates the signatures of rendered videos, which stay valid when the
      certificate expires; without one they do not`,
    optional: true,
  })
  TIMESTAMP_AUTHORITY_URL?: string;
}
