import { openAsBlob } from 'node:fs';
import mime from 'mime';

export interface MediaFile {
  readonly path: string;
  readonly contentType: string;
}

/** Where the registered extension is not the one that vendors know. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/flac': 'flac',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'video/quicktime': 'mov',
};

/** A multipart file part that is read from disk while it is sent; vendors tell the format by the extension. */
export async function uploadedFile({ path, contentType }: MediaFile): Promise<File> {
  const blob = await openAsBlob(path, { type: contentType });
  const extension = EXTENSIONS[contentType] ?? mime.getExtension(contentType) ?? 'bin';
  return new File([blob], `media.${extension}`, { type: contentType });
}
