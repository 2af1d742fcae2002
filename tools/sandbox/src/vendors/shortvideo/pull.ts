import { download } from '../../network/download.js';
import type { SandboxContext } from '../../server/vendor.js';
import type { Publish, Publishes } from './publish.js';

/** Downloads the media from the given URLs and completes the publication, which fails if a download fails. */
export async function pull(
  publish: Publish,
  urls: readonly string[],
  publishes: Publishes,
  sandbox: SandboxContext,
): Promise<void> {
  const files: string[] = [];
  let size = 0;
  for (const [index, url] of urls.entries()) {
    const bytes = await download(url);
    if (!bytes) break;
    const name = `shortvideo-${publish.token}-${index}`;
    await sandbox.files.write(name, bytes);
    files.push(name);
    size += bytes.length;
  }
  await publishes.finish({ ...publish, size, files: files.length === urls.length ? files : [] });
}
