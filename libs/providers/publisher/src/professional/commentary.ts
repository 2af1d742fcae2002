/** Reserved characters of the network's markup. */
const RESERVED = /[\\|{}@[\]()<>#*_~]/g;
const HASHTAG = /(?<![\p{L}\p{N}_&#])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu;

/** Escapes a text for the network's markup ("little text") and marks hashtags. */
export function commentaryOf(text: string): string {
  let end = 0;
  let marked = '';
  for (const { 0: tag, index } of text.matchAll(HASHTAG)) {
    marked += `${escaped(text.slice(end, index))}{hashtag|\\#|${escaped(tag.slice(1))}}`;
    end = index + tag.length;
  }
  return marked + escaped(text.slice(end));
}

function escaped(text: string): string {
  return text.replace(RESERVED, '\\$&');
}
