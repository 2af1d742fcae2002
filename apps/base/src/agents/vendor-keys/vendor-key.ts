/** The voice vendors that users bring their own accounts of. */
export const VOICE_VENDORS = ['vendor_a', 'vendor_b'] as const;
export type VoiceVendor = (typeof VOICE_VENDORS)[number];

/** A key replaces, null removes, an absent vendor stays as it is. */
export type VendorKeyChanges = Partial<Record<VoiceVendor, string | null>>;

export type MaskedVendorKeys = Partial<Record<VoiceVendor, string>>;

const SHOWN = 4;
const MIN_SHOWN = 12;

/** All of a key that anyone is ever shown: its last four characters, or nothing of a short one. */
export function maskKey(key: string): string {
  return `****${key.length >= MIN_SHOWN ? key.slice(-SHOWN) : ''}`;
}
