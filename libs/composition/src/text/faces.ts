import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  type EastAsian,
  eastAsianFace,
  fallbackFiles,
  type FontName,
  installedFile,
  isEastAsian,
  shippedFile,
  type Weight,
} from './fonts.js';

type HarfBuzz = typeof import('harfbuzzjs');

/** Metrics of one font file. Lengths are in font sizes. */
export interface FontFace {
  /** Name by which the renderer selects the font. */
  readonly name: string;
  readonly file: string;
  /** Extent above the baseline of the renderer's line box. */
  readonly ascent: number;
  readonly descent: number;
  /** Height of a capital letter. */
  readonly capital: number;
  widthOf(text: string): number;
}

/** Most texts consist of few different words, so their widths are cached. */
const MAX_CACHED_WIDTHS = 20_000;
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\p{Cc}]/gu;
let harfbuzz: Promise<Faces> | undefined;

/** Returns the shipped and installed fonts. The shaping library is loaded on the first call. */
export function openFaces(): Promise<Faces> {
  return (harfbuzz ??= import('harfbuzzjs').then((library) => new Faces(library)));
}

export class Faces {
  private readonly opened = new Map<string, MeasuredFace | undefined>();

  constructor(private readonly library: HarfBuzz) {}

  of(font: FontName, weight: Weight): FontFace {
    return this.open(shippedFile(font, weight))!;
  }

  /** Returns the face for a grapheme: the given font if it has the glyph, otherwise a fallback. */
  forGrapheme(grapheme: string, font: FontName, weight: Weight, language: EastAsian): FontFace {
    const own = this.open(shippedFile(font, weight))!;
    if (own.covers(grapheme)) return own;
    const wide = isEastAsian(grapheme) ? this.eastAsian(language, weight) : undefined;
    if (wide) return wide;
    for (const name of fallbackFiles(grapheme, weight)) {
      const file = installedFile(name);
      const face = file && this.open(file);
      if (face && face.covers(grapheme)) return face;
    }
    return own;
  }

  private eastAsian(language: EastAsian, weight: Weight): FontFace | undefined {
    const { file, name, metrics } = eastAsianFace(language, weight);
    const found = installedFile(file);
    const widthOf = (segment: string) => [...segment.replaceAll(INVISIBLE, '')].length * metrics.advance;
    return found ? { name, file: found, ...metrics, widthOf } : undefined;
  }

  private open(file: string): MeasuredFace | undefined {
    if (!this.opened.has(file)) this.opened.set(file, new MeasuredFace(this.library, file));
    return this.opened.get(file);
  }
}

/** Name table id of the full name, by which the renderer finds TrueType fonts; others use their PostScript name. */
const FULL_NAME = 4;

class MeasuredFace implements FontFace {
  readonly name: string;
  readonly ascent: number;
  readonly descent: number;
  readonly capital: number;
  private readonly font: InstanceType<HarfBuzz['Font']>;
  private readonly upem: number;
  private readonly codePoints: ReadonlySet<number>;
  private readonly widths = new Map<string, number>();

  constructor(
    private readonly library: HarfBuzz,
    readonly file: string,
  ) {
    const face = new library.Face(new library.Blob(readFileSync(file)));
    const table = face.referenceTable('OS/2')!;
    // A copy, because the memory of HarfBuzz may move when it grows.
    const metrics = new DataView(table.slice().buffer);
    const share = (offset: number) => metrics.getUint16(offset) / face.upem;
    this.name = face.getName(FULL_NAME, 'en') || basename(file);
    [this.ascent, this.descent] = [share(74), share(76)];
    this.capital = metrics.getUint16(0) >= 2 ? share(88) : 0.7;
    this.upem = face.upem;
    this.codePoints = new Set(face.collectUnicodes());
    this.font = new library.Font(face);
  }

  covers(grapheme: string): boolean {
    return [...grapheme.replaceAll(INVISIBLE, '')].every((character) => this.codePoints.has(character.codePointAt(0)!));
  }

  widthOf(text: string): number {
    let width = this.widths.get(text);
    if (width === undefined) {
      width = this.measure(text);
      if (this.widths.size < MAX_CACHED_WIDTHS) this.widths.set(text, width);
    }
    return width;
  }

  private measure(text: string): number {
    const buffer = new this.library.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    this.library.shape(this.font, buffer);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / this.upem;
  }
}
