import { prose } from '@reelsheet/kernel';
import { Anything, fileSources } from '@reelsheet/platform-http';
import { LABELS, type PictureLimits } from './picture-limits.js';

const OR_LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** A field that `toPictureSource` reads. */
export function PictureField({ formats, megabytes }: PictureLimits, about = ''): PropertyDecorator {
  const labels = OR_LIST.format(formats.map((format) => LABELS[format]));
  const kinds = prose`
    ${labels} up to ${megabytes} MB: a form part, a base64 data URL or the \`signed_id\` of a direct upload`;
  return Anything(
    { type: String, format: 'binary', ...fileSources('form', 'signed_id', 'data_url') },
    { optional: true, about: kinds + about },
  );
}
