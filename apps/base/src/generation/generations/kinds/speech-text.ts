const SENTENCES = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Splits a text into chunks of at most `limit` characters (Unicode code points): between sentences, within a sentence
 * that is too long between words, and within a word that is too long between graphemes. Only white space is lost.
 */
export function chunksOf(text: string, limit: number): string[] {
  return packed(text, limit, [SENTENCES, WORDS, GRAPHEMES])
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '');
}

function packed(text: string, limit: number, [coarsest, ...finer]: readonly Intl.Segmenter[]): string[] {
  if (lengthOf(text) <= limit || !coarsest) return [text];
  const chunks: string[] = [];
  let open = { text: '', length: 0 };
  for (const { segment } of coarsest.segment(text)) {
    for (const chunk of packed(segment, limit, finer)) {
      const length = lengthOf(chunk);
      if (open.length + length > limit) {
        chunks.push(open.text);
        open = { text: '', length: 0 };
      }
      open = { text: open.text + chunk, length: open.length + length };
    }
  }
  return [...chunks, open.text];
}

/** Returns the number of code points, which is what vendors charge for. */
export const lengthOf = (text: string): number => [...text].length;
