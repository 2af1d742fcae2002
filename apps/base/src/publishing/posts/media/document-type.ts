import { open } from 'node:fs/promises';

/** Media type and magic number (in hex) of documents, by extension. */
const DOCUMENTS: Readonly<Record<string, readonly [type: string, magicNumber: string]>> = {
  pdf: ['application/pdf', '255044462d'],
  ppt: ['application/vnd.ms-powerpoint', 'd0cf11e0'],
  doc: ['application/msword', 'd0cf11e0'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation', '504b0304'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', '504b0304'],
};

/** Returns the media type of a document with this extension, or undefined if its first bytes are of another type. */
export async function documentType(path: string, extension: string): Promise<string | undefined> {
  const [contentType, magicNumber] = DOCUMENTS[extension]!;
  return (await headOf(path)).startsWith(magicNumber) ? contentType : undefined;
}

/** Returns the first bytes in hex. */
async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(8), position: 0 });
    return buffer.toString('hex', 0, bytesRead);
  } finally {
    await file.close();
  }
}
