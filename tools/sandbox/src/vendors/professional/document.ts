import { open } from 'node:fs/promises';

const BEGINNINGS = ['%PDF-', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/** Returns true for the first bytes of a PDF or of an office document. */
export async function isDocument(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return BEGINNINGS.some((beginning) => buffer.toString('latin1').startsWith(beginning));
  } finally {
    await file.close();
  }
}
