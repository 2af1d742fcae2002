/** Voice vendors at which agents can use their own account. */
export const VOICE_VENDORS = ['vendor_a', 'vendor_b'] as const;
export type VoiceVendor = (typeof VOICE_VENDORS)[number];

/** Changes of keys by vendor: a text replaces the key, null removes it, an absent vendor stays unchanged. */
export type VendorKeyChanges = Partial<Record<VoiceVendor, string | null>>;

export type MaskedVendorKeys = Partial<Record<VoiceVendor, string>>;

const VISIBLE_CHARACTERS = 4;
const MIN_MASKABLE_LENGTH = 12;

/** Returns the last four characters of a key, or fewer of a short one. Nothing else of a key is ever shown. */
export function maskKey(key: string): string {
  return `****${key.length >= MIN_MASKABLE_LENGTH ? key.slice(-VISIBLE_CHARACTERS) : ''}`;
}
