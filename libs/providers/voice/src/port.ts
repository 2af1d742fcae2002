export interface KeyRequest {
  /** The user's own key at the vendor. */
  readonly apiKey: string;
  readonly signal?: AbortSignal;
}

export interface KeyVerdict {
  readonly valid: boolean;
  /** The plan that the key's account has at the vendor; only of a valid key. */
  readonly tier?: string;
}

export interface VoiceRequest extends KeyRequest {
  readonly voiceId: string;
}

/** A vendor of voices, which users bring their own accounts of: every call carries the key it is made with. */
export abstract class VoiceProvider {
  /** Whether the vendor takes this key; read-only. Rejects with a ProviderError where the vendor gives no verdict, or with the signal's reason. */
  abstract checkKey(request: KeyRequest): Promise<KeyVerdict>;

  /** Whether the key's account has this voice; read-only. Rejects as {@link checkKey}, also where the key is refused. */
  abstract hasVoice(request: VoiceRequest): Promise<boolean>;
}
