const MAX_BYTES = 512 * 2 ** 20;

/** The bytes at an address that a caller named; undefined where they cannot be had. */
export async function download(url: string): Promise<Buffer | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  if (!response?.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) return undefined;
  return response.arrayBuffer().then(
    (bytes) => Buffer.from(bytes),
    () => undefined,
  );
}
