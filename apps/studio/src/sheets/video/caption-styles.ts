import type { JsonObject } from '@reelsheet/client';

/** Presets of the captions of a video, as a render document names them. */
export const CAPTION_STYLES = ['classic', 'clean', 'bold', 'marker', 'box', 'label', 'headline', 'elegant'] as const;

export type CaptionPreset = (typeof CAPTION_STYLES)[number];

/** Attribute of a cell that holds the look of its captions. */
export const STYLE_ATTRIBUTE = 'captionStyle';

/** Returns the look that somebody has chosen for the video of a cell. */
export function captionStyleOf(attributes: JsonObject): CaptionPreset | undefined {
  return CAPTION_STYLES.find((name) => name === attributes[STYLE_ATTRIBUTE]);
}
