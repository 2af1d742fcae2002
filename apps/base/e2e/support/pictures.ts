import sharp, { type Metadata } from 'sharp';

export type Bytes = Buffer<ArrayBuffer>;

/** Creates a picture of one color. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'png',
  { width = 64, height = 48, background = '#336699' } = {},
): Promise<Bytes> {
  return Buffer.from(
    await sharp({ create: { width, height, channels: 3, background } })
      .toFormat(format)
      .toBuffer(),
  );
}

/** Creates a form with files and texts in the given order. */
export function form(
  fields: readonly (readonly [name: string, value: string | Bytes])[],
  fileName = 'face.png',
): FormData {
  const body = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([value], { type: 'image/png' }), fileName);
  }
  return body;
}

/** Downloads the picture at a public address. */
export async function fetched(url: string): Promise<Metadata> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
}
