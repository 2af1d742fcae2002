const MAX_BYTES = 512 * 2 ** 20;

/** Downloads the bytes at a URL of a caller; returns undefined if they are not available. */
export async function download(url: string): Promise<Buffer | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  if (!response?.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) return undefined;
  return response.arrayBuffer().then(
    (bytes) => Buffer.from(bytes),
    () => undefined,
  );
}
