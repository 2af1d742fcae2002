/** Maximum number of bytes of a picture that the service accepts. */
export const MAX_PICTURE_BYTES = 5_000_000;

/** Returns a file as a data URL. */
export async function dataUrlOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `data:${file.type};base64,${bytes.toBase64()}`;
}
