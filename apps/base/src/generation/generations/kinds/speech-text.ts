const SENTENCES = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });
const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text in pieces of at most so many characters (Unicode code points): cut between sentences, a sentence that is too long
 * between words, a word that is too long between letters. Nothing but white space at the cuts is lost.
 */
export function piecesOf(text: string, most: number): string[] {
  return packed(text, most, [SENTENCES, WORDS, LETTERS])
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

function packed(text: string, most: number, [coarsest, ...finer]: readonly Intl.Segmenter[]): string[] {
  if (lengthOf(text) <= most || !coarsest) return [text];
  const pieces: string[] = [];
  let open = { text: '', length: 0 };
  for (const { segment } of coarsest.segment(text)) {
    for (const part of packed(segment, most, finer)) {
      const length = lengthOf(part);
      if (open.length + length > most) {
        pieces.push(open.text);
        open = { text: '', length: 0 };
      }
      open = { text: open.text + part, length: open.length + length };
    }
  }
  return [...pieces, open.text];
}

/** In code points, which is how characters are counted where they are paid for. */
export const lengthOf = (text: string): number => [...text].length;
