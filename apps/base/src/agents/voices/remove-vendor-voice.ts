import { taskKind } from '@reelsheet/platform-jobs';

/** A voice in our account that nobody uses, by its id, or by the mark under which it may have been created. */
export type UnusedVoice = { readonly voiceId: string } | { readonly mark: string };

export const removeVendorVoice = taskKind<UnusedVoice>('remove_vendor_voice');
