import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Texts, and the size in bytes below which compressing them saves nothing. */
const COMPRESSED_TYPES = new Set(['.js', '.css', '.svg']);
const MIN_BYTES = 1024;

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const known = new Map();

/** Returns the bytes that base sends to browsers that accept Brotli; each content is compressed once. */
export function compressed(content) {
  if (!known.has(content)) known.set(content, compress(content, QUALITY));
  return known.get(content);
}

/** Writes each file a second time, compressed as `<name>.br`, so that base does not compress it for every browser. */
export const compressedFiles = {
  name: 'compressed-files',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    await Promise.all(
      Object.values(bundle).map(async (file) => {
        const content = file.type === 'chunk' ? file.code : file.source;
        if (!COMPRESSED_TYPES.has(extname(file.fileName)) || content.length < MIN_BYTES) return;
        await writeFile(join(dir, `${file.fileName}.br`), await compressed(content));
      }),
    );
  },
};
