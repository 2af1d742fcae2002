import { Anything } from '@reelsheet/platform-http';
import { LABELS, type PictureLimits } from './picture-limits.js';

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** A field that `toPictureSource` reads. */
export function PictureField({ formats, megabytes }: PictureLimits, about = ''): PropertyDecorator {
  const labels = EITHER.format(formats.map((format) => LABELS[format]));
  const kinds = `${labels} up to ${megabytes} MB: a form part, a base64 data URL or the \`signed_id\` of a direct upload`;
  return Anything({ type: String, format: 'binary' }, { optional: true, about: kinds + about });
}
