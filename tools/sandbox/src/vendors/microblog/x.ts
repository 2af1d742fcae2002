import type { VendorErrorKind } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';

const ERRORS = 'https://api.twitter.com/2/problems';

const SHAPES: Record<VendorErrorKind, { status: number; type: string; title: string }> = {
  unauthorized: { status: 401, type: 'about:blank', title: 'Unauthorized' },
  forbidden: { status: 403, type: 'about:blank', title: 'Forbidden' },
  invalid: { status: 400, type: `${ERRORS}/invalid-request`, title: 'Invalid Request' },
  not_found: { status: 404, type: `${ERRORS}/resource-not-found`, title: 'Not Found Error' },
  refused: { status: 403, type: 'about:blank', title: 'Forbidden' },
  conflict: { status: 409, type: 'about:blank', title: 'Conflict' },
  limited: { status: 429, type: 'about:blank', title: 'Too Many Requests' },
  server: { status: 503, type: 'about:blank', title: 'Service Unavailable' },
};

/** `VendorError.code` is the last segment of the error's type. */
export const renderXError: Vendor['renderError'] = (error) => {
  const shape = SHAPES[error.kind];
  const status = error.status ?? shape.status;
  const type = error.code ? `${ERRORS}/${error.code}` : shape.type;
  return { status, body: { title: shape.title, type, status, detail: error.message } };
};

const LINK = /https?:\/\/\S+/g;
const LINK_WEIGHT = 23;
/** Ranges of code points that count once; all others count twice. */
const LIGHT = [
  [0, 4_351],
  [8_192, 8_205],
  [8_208, 8_223],
  [8_242, 8_247],
] as const;

/**
 * Returns the weighted length of a text: every link has the same length, emoji and East Asian
 * characters count twice.
 */
export function weightOf(text: string): number {
  const links = text.match(LINK)?.length ?? 0;
  const graphemes = new Intl.Segmenter().segment(text.replace(LINK, '').normalize('NFC'));
  return links * LINK_WEIGHT + [...graphemes].reduce((sum, { segment }) => sum + weightOfGrapheme(segment), 0);
}

function weightOfGrapheme(grapheme: string): number {
  if (/\p{Extended_Pictographic}/u.test(grapheme)) return 2;
  return [...grapheme].reduce((sum, character) => {
    const point = character.codePointAt(0)!;
    return sum + (LIGHT.some(([first, last]) => point >= first && point <= last) ? 1 : 2);
  }, 0);
}

/** Replaces the links of a text by the network's short links, as the API shows it. */
export function shortened(text: string): string {
  let count = 0;
  return text
    .replace(LINK, () => `https://t.co/s${String(count++).padStart(9, '0')}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
