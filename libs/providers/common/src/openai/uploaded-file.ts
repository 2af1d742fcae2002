import { openAsBlob } from 'node:fs';
import mime from 'mime';

export interface MediaFile {
  readonly path: string;
  readonly contentType: string;
}

/** Extensions of content types whose registered extension vendors do not know. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/flac': 'flac',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'video/quicktime': 'mov',
};

/**
 * A multipart file that is read from disk while it is sent; vendors detect the format by the
 * extension.
 */
export async function uploadedFile({ path, contentType }: MediaFile): Promise<File> {
  const blob = await openAsBlob(path, { type: contentType });
  const extension = EXTENSIONS[contentType] ?? mime.getExtension(contentType) ?? 'bin';
  return new File([blob], `media.${extension}`, { type: contentType });
}
