interface AddressedMedia {
  readonly key: string;
  /** Absent or null if `key` is in the address. */
  readonly addressKey?: string | null;
  readonly extension: string;
}

/** Returns the public address of media; `uploadUrl` is the service's public address. */
export function mediaUrl(uploadUrl: string, { key, addressKey, extension }: AddressedMedia): string {
  return `${uploadUrl}/media/${addressKey ?? key}.${extension}`;
}
