import { contrast, opposite, READABLE } from './contrast.js';
import type { CaptionStyle, TextStyle } from '../document/document.schema.js';
import type { Faces } from './faces.js';
import { DEFAULT_LOOK, type Look, LOOKS, type LookName } from './looks.js';
import type { Type } from './text-layout.js';

/** Height of a line for each size of the letters. */
const LEADING = 1.2;
/** An edge or a box that hides less than this does not make letters readable. */
const ENOUGH = { edge: 0.04, opacity: 0.6 } as const;
const OUTLINE_SHARE = 0.1;
/** How much larger a spoken word becomes that pops out. */
export const GROWTH = 0.08;

/** A look as it is drawn on one canvas: the look's own, and what the style says otherwise. Sizes in pixels. */
export interface Lettering extends Type {
  /** Size of the letters. */
  readonly size: number;
  /** From line to line. */
  readonly leading: number;
  readonly italic: boolean;
  readonly uppercase: boolean;
  readonly color: string;
  readonly edge?: { readonly color: string; readonly width: number; readonly soft: number };
  readonly box?: NonNullable<Look['box']>;
  /** Blurred behind letters that neither edge nor box makes readable. */
  readonly shade?: string;
  readonly motion: Look['motion'];
  readonly highlight?: NonNullable<Look['highlight']>;
}

type Style = TextStyle & CaptionStyle;

/** Of a space, in font sizes: the edges of its neighbours take from it, and one that grows while it is spoken. */
export function spaceOf({ faces, font, weight, size, edge, highlight }: Lettering): number {
  const grown = highlight?.kind === 'pop' ? GROWTH : 0;
  return faces.of(font, weight).widthOf(' ') + (edge ? edge.width / size : 0) + grown;
}

export const lookOf = ({ look = DEFAULT_LOOK }: { look?: LookName }): Look => LOOKS[look];

/** A font size that can be read on a telephone and leaves the picture its room. */
export function defaultFontSize({ width, height }: { width: number; height: number }, look: Look): number {
  return Math.round(Math.min(width * 0.075, height * 0.06) * look.size);
}

export function letteringOf(style: Style, canvas: { width: number; height: number }, faces: Faces): Lettering {
  const look = lookOf(style);
  const leading = style.font_size ?? defaultFontSize(canvas, look);
  const size = leading / LEADING;
  const { color = look.color, italic = false, uppercase = look.uppercase ?? false, motion = look.motion } = style;
  const box = style.background ? { color: style.background, opacity: 1, each: false } : look.box;
  const edge = edgeOf(style, look, size);
  const highlight = highlightOf(style, look);
  const lettering = {
    faces,
    font: style.font ?? look.font,
    weight: style.bold === undefined ? look.weight : style.bold ? ('bold' as const) : ('regular' as const),
    ...{ size, leading, italic, uppercase, color, motion },
    ...(box ? { box } : {}),
    ...(edge ? { edge } : {}),
    ...(highlight ? { highlight } : {}),
  };
  return isReadable(lettering) ? lettering : { ...lettering, shade: opposite(color) };
}

function edgeOf({ outline_color, outline_width, background }: Style, look: Look, size: number) {
  const given = outline_color !== undefined || outline_width !== undefined;
  if (!given && (background || !look.edge)) return undefined;
  const width = outline_width ?? (look.edge?.width ?? OUTLINE_SHARE) * size;
  const soft = given ? 0 : (look.edge?.soft ?? 0) * size;
  return width > 0 ? { color: outline_color ?? look.edge?.color ?? '#000000', width, soft } : undefined;
}

function highlightOf({ highlight, highlight_color: color }: Style, look: Look) {
  if (highlight === 'none') return undefined;
  const kind = highlight ?? look.highlight?.kind ?? (color ? 'color' : undefined);
  return kind && { kind, color: color ?? look.highlight?.color ?? '#FFE14D' };
}

/** Whether all letters stand out against what is drawn behind them. */
export function isReadable({ size, color, edge, box, highlight }: Omit<Lettering, keyof Type>): boolean {
  const ground =
    box && box.opacity >= ENOUGH.opacity
      ? box.color
      : edge && edge.width >= ENOUGH.edge * size
        ? edge.color
        : undefined;
  if (!ground || contrast(color, ground) < READABLE.text) return false;
  return !highlight || highlight.kind === 'box' || contrast(highlight.color, ground) >= READABLE.large;
}
