/** The address that a direct upload was given, and the headers that belong to it. */
export interface SignedUpload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends the bytes, a stream without holding it in memory; a file's are those of `openAsBlob`. */
export function putSigned({ url, headers }: SignedUpload, bytes: RequestInit['body']): Promise<Response> {
  return fetch(url, { method: 'PUT', headers, body: bytes, duplex: 'half' });
}
