import { contrast, contrastingColor, MIN_CONTRAST } from './contrast.js';
import type { CaptionStyle, TextStyle } from '../document/document-schema.js';
import type { Faces } from './faces.js';
import { DEFAULT_TEXT_PRESET, type TextPreset, TEXT_PRESETS, type TextPresetName } from './text-presets.js';
import type { FontSpec } from './text-layout.js';

/** Line height as a factor of the font size. */
const LEADING = 1.2;
/** Minimum outline width (in font sizes) and box opacity that make text readable. */
const MIN_VISIBLE = { edge: 0.04, opacity: 0.6 } as const;
/** Default outline width in font sizes. */
const OUTLINE_SHARE = 0.1;
/** Growth of a highlighted word that pops, as a share of its size. */
export const POP_GROWTH = 0.08;
/** Horizontal position of text in its box or line. */
export const ALIGN_FACTORS = { left: 0, center: 0.5, right: 1 } as const;

/** The look of a text with the overrides of its style applied, for one canvas. Sizes are in pixels. */
export interface ResolvedTextStyle extends FontSpec {
  /** Font size. */
  readonly size: number;
  /** Line height. */
  readonly leading: number;
  readonly italic: boolean;
  readonly uppercase: boolean;
  readonly color: string;
  readonly edge?: { readonly color: string; readonly width: number; readonly soft: number };
  readonly box?: NonNullable<TextPreset['box']>;
  /** Color of a blurred shadow, for text that neither outline nor box makes readable. */
  readonly shade?: string;
  readonly motion: TextPreset['motion'];
  readonly highlight?: NonNullable<TextPreset['highlight']>;
}

type Style = TextStyle & CaptionStyle;

/**
 * Returns the width of a space in font sizes, including the outlines and the growth of adjacent
 * words.
 */
export function spaceOf({ faces, font, weight, size, edge, highlight }: ResolvedTextStyle): number {
  const growth = highlight?.kind === 'pop' ? POP_GROWTH : 0;
  return faces.of(font, weight).widthOf(' ') + (edge ? edge.width / size : 0) + growth;
}

export const presetOf = ({ look = DEFAULT_TEXT_PRESET }: { look?: TextPresetName }): TextPreset => TEXT_PRESETS[look];

/** Returns a font size that is readable on phones without covering too much of the picture. */
export function defaultFontSize({ width, height }: { width: number; height: number }, look: TextPreset): number {
  return Math.round(Math.min(width * 0.075, height * 0.06) * look.size);
}

export function resolveTextStyle(
  style: Style,
  canvas: { width: number; height: number },
  faces: Faces,
): ResolvedTextStyle {
  const look = presetOf(style);
  const leading = style.font_size ?? defaultFontSize(canvas, look);
  const size = leading / LEADING;
  const { color = look.color, italic = false, uppercase = look.uppercase ?? false, motion = look.motion } = style;
  const box = style.background ? { color: style.background, opacity: 1, each: false } : look.box;
  const edge = edgeOf(style, look, size);
  const highlight = highlightOf(style, look);
  const textStyle = {
    faces,
    font: style.font ?? look.font,
    weight: style.bold === undefined ? look.weight : style.bold ? ('bold' as const) : ('regular' as const),
    ...{ size, leading, italic, uppercase, color, motion },
    ...(box ? { box } : {}),
    ...(edge ? { edge } : {}),
    ...(highlight ? { highlight } : {}),
  };
  return isReadable(textStyle) ? textStyle : { ...textStyle, shade: contrastingColor(color) };
}

function edgeOf({ outline_color, outline_width, background }: Style, look: TextPreset, size: number) {
  const given = outline_color !== undefined || outline_width !== undefined;
  if (!given && (background || !look.edge)) return undefined;
  const width = outline_width ?? (look.edge?.width ?? OUTLINE_SHARE) * size;
  const soft = given ? 0 : (look.edge?.soft ?? 0) * size;
  return width > 0 ? { color: outline_color ?? look.edge?.color ?? '#000000', width, soft } : undefined;
}

function highlightOf({ highlight, highlight_color: color }: Style, look: TextPreset) {
  if (highlight === 'none') return undefined;
  const kind = highlight ?? look.highlight?.kind ?? (color ? 'color' : undefined);
  return kind && { kind, color: color ?? look.highlight?.color ?? '#FFE14D' };
}

/** Returns whether the text has enough contrast to its box or outline. */
export function isReadable({ size, color, edge, box, highlight }: Omit<ResolvedTextStyle, keyof FontSpec>): boolean {
  const backdrop =
    box && box.opacity >= MIN_VISIBLE.opacity
      ? box.color
      : edge && edge.width >= MIN_VISIBLE.edge * size
        ? edge.color
        : undefined;
  if (!backdrop || contrast(color, backdrop) < MIN_CONTRAST.text) return false;
  return !highlight || highlight.kind === 'box' || contrast(highlight.color, backdrop) >= MIN_CONTRAST.large;
}
