/** Address and headers of a direct upload. */
export interface SignedUpload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends bytes. A stream is not buffered; use `openAsBlob` for a file. */
export function putSigned({ url, headers }: SignedUpload, bytes: RequestInit['body']): Promise<Response> {
  const request = { method: 'PUT', headers, body: bytes, duplex: 'half' as const };
  return fetch(url, request);
}
