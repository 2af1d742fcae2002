import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const require = createRequire(import.meta.url);
const google = (font: string, weight: string, name: string) =>
  `@expo-google-fonts/${font}/${weight}/${name}_${weight}.ttf`;

/** The shipped fonts in regular and bold, all under the SIL Open Font License. */
export const FONTS = {
  rubik: {
    about: 'friendly sans serif, with Arabic, Cyrillic and Hebrew of its own',
    regular: google('rubik', '500Medium', 'Rubik'),
    bold: google('rubik', '800ExtraBold', 'Rubik'),
  },
  montserrat: {
    about: 'wide geometric sans serif, with Cyrillic',
    regular: google('montserrat', '600SemiBold', 'Montserrat'),
    bold: google('montserrat', '900Black', 'Montserrat'),
  },
  anton: {
    about: 'tall and narrow, for few words',
    regular: google('anton', '400Regular', 'Anton'),
    bold: google('anton', '400Regular', 'Anton'),
  },
  dm_serif: {
    about: 'elegant serif',
    regular: google('dm-serif-display', '400Regular', 'DMSerifDisplay'),
    bold: google('dm-serif-display', '400Regular', 'DMSerifDisplay'),
  },
} as const;
export type FontName = keyof typeof FONTS;
export const FONT_NAMES = Object.keys(FONTS) as [FontName, ...FontName[]];
export type Weight = 'regular' | 'bold';

export const shippedFile = (font: FontName, weight: Weight) => require.resolve(FONTS[font][weight]);

/** Scripts with an installed Noto font, used if the chosen font lacks their characters. */
const SCRIPTS = [
  ...['Arabic', 'Armenian', 'Bengali', 'Cherokee', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati', 'Gurmukhi'],
  ...['Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Mongolian', 'Myanmar', 'Oriya', 'Sinhala', 'Syriac'],
  ...['Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
].map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, 'u') }));
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

const FILES = { regular: 'Regular', bold: 'Bold' } as const;

/** Returns the names of font files that may contain a grapheme, best first. */
export function fallbackFiles(grapheme: string, weight: Weight): string[] {
  const scripts = SCRIPTS.filter(({ pattern }) => pattern.test(grapheme));
  return [
    ...scripts.map(({ script }) => `NotoSans${script}-${FILES[weight]}.ttf`),
    `NotoSans-${FILES[weight]}.ttf`,
    weight === 'bold' ? 'DejaVuSans-Bold.ttf' : 'DejaVuSans.ttf',
    'NotoSansSymbols2-Regular.ttf',
  ];
}

export const isEastAsian = (grapheme: string) => EAST_ASIAN.test(grapheme);

export type EastAsian = 'jp' | 'kr' | 'sc';

/** Returns the language whose glyph variants a text uses for shared Han characters. */
export function eastAsianOf(text: string): EastAsian {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp';
  return /\p{Script=Hangul}/u.test(text) ? 'kr' : 'sc';
}

/** One font file contains the glyphs of all East Asian languages, all with an advance of one font size. */
export function eastAsianFace(language: EastAsian, weight: Weight) {
  return {
    file: `NotoSansCJK-${FILES[weight]}.ttc`,
    name: `NotoSansCJK${language}-${FILES[weight]}`,
    metrics: { ascent: 1.16, descent: 0.288, capital: 0.733, advance: 1 },
  } as const;
}

const FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts', '/Library/Fonts', '/opt/homebrew/share/fonts'];
let installed: Map<string, string> | undefined;

/** Returns the path of an installed font file. */
export function installedFile(name: string): string | undefined {
  installed ??= new Map(
    FOLDERS.flatMap(filesBelow)
      .filter((file) => /\.(ttf|ttc|otf)$/.test(file))
      .map((file) => [basename(file), file]),
  );
  return installed.get(name);
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  } catch {
    return [];
  }
}
