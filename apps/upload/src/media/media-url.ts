/** Returns the public address of media; `uploadUrl` is the service's public address. */
export function mediaUrl(
  uploadUrl: string,
  { key, extension }: { readonly key: string; readonly extension: string },
): string {
  return `${uploadUrl}/media/${key}.${extension}`;
}
