import type { FontName, Weight } from './fonts.js';

export const MOTIONS = ['none', 'fade', 'rise', 'pop', 'words'] as const;
export type Motion = (typeof MOTIONS)[number];
export const HIGHLIGHTS = ['none', 'color', 'pop', 'box'] as const;

/** A text style preset. Sizes are in font sizes, unless noted otherwise. */
export interface TextPreset {
  readonly about: string;
  readonly font: FontName;
  readonly weight: Weight;
  /** Factor of the default font size of the canvas. */
  readonly size: number;
  readonly color: string;
  readonly uppercase?: boolean;
  /** Outline of the text; `soft` is its blur. */
  readonly edge?: { readonly color: string; readonly width: number; readonly soft?: number };
  /** A rounded box behind all lines, or one behind each line. */
  readonly box?: { readonly color: string; readonly opacity: number; readonly each: boolean };
  readonly motion: Motion;
  /** Highlight of the spoken word: another color, another color and larger, or a box of that color. */
  readonly highlight?: { readonly kind: 'color' | 'pop' | 'box'; readonly color: string };
  /** Words of captions shown at a time; without it as many as fit. */
  readonly words?: number;
  readonly align?: 'left' | 'center';
}

/** Every text color is readable on its outline or box, whatever the picture behind; `looks.spec.ts` verifies this. */
export const TEXT_PRESETS = {
  classic: {
    about: 'white text with a dark edge',
    font: 'rubik',
    weight: 'bold',
    size: 1,
    color: '#FFFFFF',
    edge: { color: '#0B0B0F', width: 0.1 },
    motion: 'none',
  },
  clean: {
    about: 'lighter white text on a soft shade',
    font: 'rubik',
    weight: 'regular',
    size: 0.95,
    color: '#FFFFFF',
    edge: { color: '#0B0B0F', width: 0.09, soft: 0.07 },
    motion: 'fade',
  },
  bold: {
    about: 'a few heavy capitals at a time, the spoken word yellow and larger',
    font: 'montserrat',
    weight: 'bold',
    size: 1.15,
    color: '#FFFFFF',
    uppercase: true,
    edge: { color: '#0B0B0F', width: 0.13 },
    motion: 'pop',
    highlight: { kind: 'pop', color: '#FFE14D' },
    words: 4,
  },
  marker: {
    about: 'heavy text, the spoken word on a violet box',
    font: 'rubik',
    weight: 'bold',
    size: 1.08,
    color: '#FFFFFF',
    edge: { color: '#15101F', width: 0.1 },
    motion: 'none',
    highlight: { kind: 'box', color: '#7C3AED' },
    words: 6,
  },
  box: {
    about: 'white text on a dark box',
    font: 'rubik',
    weight: 'regular',
    size: 0.92,
    color: '#FFFFFF',
    box: { color: '#0E1116', opacity: 0.8, each: false },
    motion: 'fade',
    highlight: { kind: 'color', color: '#FFD84D' },
  },
  label: {
    about: 'dark text on a white label, line by line',
    font: 'rubik',
    weight: 'bold',
    size: 1,
    color: '#14151A',
    box: { color: '#FFFFFF', opacity: 1, each: true },
    motion: 'pop',
  },
  headline: {
    about: 'tall capitals that rise word by word',
    font: 'anton',
    weight: 'bold',
    size: 1.9,
    color: '#FFFFFF',
    uppercase: true,
    edge: { color: '#0B0B0F', width: 0.07, soft: 0.08 },
    motion: 'words',
  },
  elegant: {
    about: 'a serif on a soft shade, fading in and out',
    font: 'dm_serif',
    weight: 'regular',
    size: 1.4,
    color: '#FFFDF7',
    edge: { color: '#14100B', width: 0.07, soft: 0.09 },
    motion: 'rise',
  },
} as const satisfies Record<string, TextPreset>;
export type TextPresetName = keyof typeof TEXT_PRESETS;
export const TEXT_PRESET_NAMES = Object.keys(TEXT_PRESETS) as [TextPresetName, ...TextPresetName[]];
export const DEFAULT_TEXT_PRESET: TextPresetName = 'classic';
