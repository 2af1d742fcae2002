import { Anything } from '@reelsheet/platform-http';

/** A field that `toPictureSource` reads; `formats` as people call them. */
export function PictureField(formats: string, about = ''): PropertyDecorator {
  const kinds = `${formats} up to 5 MB: a form part, a base64 data URL or the \`signed_id\` of a direct upload`;
  return Anything({ type: String, format: 'binary' }, { optional: true, about: kinds + about });
}
