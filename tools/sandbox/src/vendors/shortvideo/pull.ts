import type { World } from '../../server/vendor.js';
import type { Publish, Publishes } from './publish.js';

const LARGEST_BYTES = 512 * 2 ** 20;

/** Fetches the media from the addresses it was given and finishes the publishing; what cannot be fetched fails it. */
export async function pull(
  publish: Publish,
  urls: readonly string[],
  publishes: Publishes,
  world: World,
): Promise<void> {
  const files: string[] = [];
  let size = 0;
  for (const [index, url] of urls.entries()) {
    const bytes = await download(url);
    if (!bytes) break;
    const name = `shortvideo-${publish.token}-${index}`;
    await world.files.write(name, bytes);
    files.push(name);
    size += bytes.length;
  }
  await publishes.finish({ ...publish, size, files: files.length === urls.length ? files : [] });
}

async function download(url: string): Promise<Buffer | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  if (!response?.ok || Number(response.headers.get('content-length') ?? 0) > LARGEST_BYTES) return undefined;
  return response.arrayBuffer().then(
    (bytes) => Buffer.from(bytes),
    () => undefined,
  );
}
