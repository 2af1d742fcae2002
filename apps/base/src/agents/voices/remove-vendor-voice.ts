import { taskKind } from '@reelsheet/platform-jobs';

/** A voice in our account that nobody here has any more, by its id, or by the mark under which it may have been made. */
export type ForgottenVoice = { readonly voiceId: string } | { readonly mark: string };

export const removeVendorVoice = taskKind<ForgottenVoice>('remove_vendor_voice');
