import { Choice, Flag, Text, Texts, Whole } from '@reelsheet/platform-http';
import { MEMBER_VISIBILITIES, OPTION_MEANINGS, VIDEO_VISIBILITIES } from '@reelsheet/provider-publisher';

const optional = { optional: true } as const;

/** The documented options of single networks; the rules of `GET /schedule/platforms` decide what they may contain. */
export class PhotoshareMusic {
  @Choice(['auto'], { ...optional, about: OPTION_MEANINGS['photoshare_music.mode'] }) mode?: string;
  @Text({ ...optional, about: OPTION_MEANINGS['photoshare_music.track_url'] }) track_url?: string;
}

export class VideohostOptions {
  @Choice(VIDEO_VISIBILITIES, { ...optional, about: OPTION_MEANINGS['videohost_options.visibility'] })
  visibility?: string;
  @Flag({ ...optional, about: OPTION_MEANINGS['videohost_options.shorts'] }) shorts?: boolean;
  @Texts({ ...optional, about: OPTION_MEANINGS['videohost_options.tags'] }) tags?: string[];
  @Flag({ ...optional, about: OPTION_MEANINGS['videohost_options.made_for_kids'] }) made_for_kids?: boolean;
  @Flag({ ...optional, about: OPTION_MEANINGS['videohost_options.notify_subscribers'] }) notify_subscribers?: boolean;
  @Whole({ ...optional, about: OPTION_MEANINGS['videohost_options.category_id'] }) category_id?: number;
}

export class ProfessionalOptions {
  @Choice(MEMBER_VISIBILITIES, { ...optional, about: OPTION_MEANINGS['professional_options.visibility'] })
  visibility?: string;
  @Texts({ ...optional, about: OPTION_MEANINGS['professional_options.alt_text'] }) alt_text?: string[];
  @Flag({ ...optional, about: OPTION_MEANINGS['professional_options.carousel'] }) carousel?: boolean;
}
