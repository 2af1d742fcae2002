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

/** One font file as text is measured with it. Lengths in font sizes. */
export interface Face {
  /** As the renderer knows it. */
  readonly name: string;
  readonly file: string;
  /** Of the box that the renderer lays around a line. */
  readonly ascent: number;
  readonly descent: number;
  /** Height of a capital letter. */
  readonly capital: number;
  widthOf(text: string): number;
}

/** Few words make up most texts. */
const MAX_KNOWN = 20_000;
const NOT_PRINTED = /[\p{Cf}\p{Variation_Selector}\p{Cc}]/gu;
let harfbuzz: Promise<Faces> | undefined;

/** The faces of shipped and installed fonts; the shaper is loaded when the first text is measured. */
export function openFaces(): Promise<Faces> {
  return (harfbuzz ??= import('harfbuzzjs').then((library) => new Faces(library)));
}

export class Faces {
  private readonly opened = new Map<string, MeasuredFace | undefined>();

  constructor(private readonly library: HarfBuzz) {}

  of(font: FontName, weight: Weight): Face {
    return this.open(shippedFile(font, weight))!;
  }

  /** The face that a sign of a text is drawn in: the font's own where it has it. */
  forSign(sign: string, font: FontName, weight: Weight, language: EastAsian): Face {
    const own = this.open(shippedFile(font, weight))!;
    if (own.covers(sign)) return own;
    const wide = isEastAsian(sign) ? this.eastAsian(language, weight) : undefined;
    if (wide) return wide;
    for (const name of fallbackFiles(sign, weight)) {
      const file = installedFile(name);
      const face = file && this.open(file);
      if (face && face.covers(sign)) return face;
    }
    return own;
  }

  private eastAsian(language: EastAsian, weight: Weight): Face | undefined {
    const { file, name, metrics } = eastAsianFace(language, weight);
    const found = installedFile(file);
    const widthOf = (part: string) => [...part.replaceAll(NOT_PRINTED, '')].length * metrics.advance;
    return found ? { name, file: found, ...metrics, widthOf } : undefined;
  }

  private open(file: string): MeasuredFace | undefined {
    if (!this.opened.has(file)) this.opened.set(file, new MeasuredFace(this.library, file));
    return this.opened.get(file);
  }
}

/** What fonts with TrueType outlines are known by; others go by their PostScript name. */
const FULL_NAME = 4;

class MeasuredFace implements Face {
  readonly name: string;
  readonly ascent: number;
  readonly descent: number;
  readonly capital: number;
  private readonly font: InstanceType<HarfBuzz['Font']>;
  private readonly upem: number;
  private readonly signs: ReadonlySet<number>;
  private readonly widths = new Map<string, number>();

  constructor(
    private readonly library: HarfBuzz,
    readonly file: string,
  ) {
    const face = new library.Face(new library.Blob(readFileSync(file)));
    const table = face.referenceTable('OS/2')!;
    const metrics = new DataView(table.buffer, table.byteOffset);
    const share = (offset: number) => metrics.getUint16(offset) / face.upem;
    this.name = face.getName(FULL_NAME, 'en') || basename(file);
    [this.ascent, this.descent] = [share(74), share(76)];
    this.capital = metrics.getUint16(0) >= 2 ? share(88) : 0.7;
    this.upem = face.upem;
    this.signs = new Set(face.collectUnicodes());
    this.font = new library.Font(face);
  }

  covers(sign: string): boolean {
    return [...sign.replaceAll(NOT_PRINTED, '')].every((letter) => this.signs.has(letter.codePointAt(0)!));
  }

  widthOf(text: string): number {
    let width = this.widths.get(text);
    if (width === undefined) {
      width = this.measure(text);
      if (this.widths.size < MAX_KNOWN) this.widths.set(text, width);
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
