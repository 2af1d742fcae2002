import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Returns the hash in hexadecimal. */
export async function sha256Of(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

export const sha256OfFile = (path: string): Promise<string> => sha256Of(createReadStream(path));
