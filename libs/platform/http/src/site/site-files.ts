import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Media types of the files that the build of a site writes, by extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A file of a site, ready to be sent. */
export interface SiteFile {
  readonly bytes: Buffer;
  /** Bytes that the build has compressed with Brotli; undefined if it has not. */
  readonly brotli: Buffer | undefined;
  readonly type: string;
  readonly tag: string;
}

/**
 * Reads all files of a folder into memory, by their path in the folder. Requests find files only in this map, so that
 * no path of a request reaches the file system. A folder that does not exist has no files.
 */
export function readSite(folder: URL): ReadonlyMap<string, SiteFile> {
  const root = fileURLToPath(folder);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return new Map();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(root, path).split(sep).join('/'), readSiteFile(path)];
      }),
  );
}

function readSiteFile(path: string): SiteFile {
  const bytes = readFileSync(path);
  const compressed = `${path}.br`;
  const brotli = existsSync(compressed) ? readFileSync(compressed) : undefined;
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, brotli, type: TYPES[extname(path)]!, tag: `"${hash}"` };
}
