import { FormFile } from '@reelsheet/platform-http';
import { InvalidPicture } from './picture-errors.js';
import { MAX_SIGNED_ID } from './picture-limits.js';

/** A local file, bytes, or the signed id of a file that the user uploaded before. */
export type PictureSource =
  | { readonly path: string; readonly size: number }
  | { readonly bytes: Buffer }
  | { readonly signedId: string; readonly userId: number };

const DATA_URL = /^data:[^,]{0,200};base64,/;

/** Reads a field that contains a form part, a data URL or a `signed_id`. Throws {@link InvalidPicture}. */
export function toPictureSource(value: unknown, userId: number): PictureSource {
  if (value instanceof FormFile) return { path: value.path, size: value.size };
  if (typeof value === 'string') {
    const head = DATA_URL.exec(value)?.[0];
    if (head) return { bytes: Buffer.from(value.slice(head.length), 'base64') };
    if (value !== '' && value.length <= MAX_SIGNED_ID) return { signedId: value, userId };
  }
  throw new InvalidPicture('must be a form part, a base64 data URL or the signed_id of a direct upload');
}
