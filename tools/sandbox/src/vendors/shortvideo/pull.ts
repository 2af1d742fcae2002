import { download } from '../../network/download.js';
import type { SandboxContext } from '../../server/vendor.js';
import type { Publish, Publishes } from './publish.js';

/** Fetches the media from the addresses it was given and finishes the publishing; what cannot be fetched fails it. */
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
