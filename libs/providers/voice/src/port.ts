export interface KeyRequest {
  /** The key of the account that is asked. */
  readonly apiKey: string;
  readonly signal?: AbortSignal;
}

export interface KeyCheckResult {
  readonly valid: boolean;
  /**
   * Plan of the key's account at the vendor; only for a valid key, and if the vendor reports it.
   */
  readonly tier?: string;
}

/** A vendor that users bring their own accounts of: every call carries the key it is made with. */
export abstract class KeyCheck {
  /**
   * Checks a key without changing anything. Rejects with a ProviderError if the vendor does not
   * decide, or with the signal's reason.
   */
  abstract checkKey(request: KeyRequest): Promise<KeyCheckResult>;
}

export interface VoiceRequest extends KeyRequest {
  readonly voiceId: string;
}

/** A voice of an account. */
export interface VendorVoice {
  readonly voiceId: string;
  readonly name: string;
  /**
   * True for one of the vendor's own voices, which other accounts have as well; the others were
   * made for the account.
   */
  readonly isPublic: boolean;
  readonly gender: string | null;
  readonly language: string | null;
  readonly description: string | null;
  readonly previewUrl: string | null;
  readonly createdAt: Date | null;
}

export interface DesignRequest extends KeyRequest {
  readonly description: string;
  /** Text that the samples speak. */
  readonly text: string;
}

/** A preview of a designed voice that is not saved yet. */
export interface VoiceSample {
  readonly sampleId: string;
  /** An MP3, in base64. */
  readonly audio: string;
}

/** Data with which a voice is saved at its vendor. */
export interface VoiceDraft extends KeyRequest {
  readonly name: string;
  readonly description: string;
  /** Returned with the voice; {@link VoiceProvider.labelled} finds it by their values. */
  readonly labels: Readonly<Record<string, string>>;
}

export interface DesignedDraft extends VoiceDraft {
  readonly sampleId: string;
}

export interface ClonedDraft extends VoiceDraft {
  /** A sound in which one person speaks. */
  readonly sample: { readonly bytes: Uint8Array; readonly fileName: string; readonly contentType: string };
}

export interface MadeVoice {
  readonly voiceId: string;
  readonly previewUrl: string | null;
}

/** A vendor of voices, with accounts that hold some. All reject with a ProviderError, or with the signal's reason. */
export abstract class VoiceProvider extends KeyCheck {
  /** Lists the voices of the account, including the vendor's own; the first thousand. */
  abstract voices(request: KeyRequest): Promise<VendorVoice[]>;

  /** Returns undefined if the key's account has no such voice. */
  abstract find(request: VoiceRequest): Promise<VendorVoice | undefined>;

  /** Ids of the account's own voices that have a label of that value. */
  abstract labelled(request: KeyRequest & { readonly label: string }): Promise<string[]>;

  /** Three samples of voices as described. Nothing is kept of them. */
  abstract design(request: DesignRequest): Promise<VoiceSample[]>;

  /** Makes a sample a voice of the account. No key by which a repetition would be known. */
  abstract create(request: DesignedDraft): Promise<MadeVoice>;

  /** Makes a voice of the account after a sound, as {@link create}. */
  abstract clone(request: ClonedDraft): Promise<MadeVoice>;

  /** Returns false if the voice does not exist any more. */
  abstract remove(request: VoiceRequest): Promise<boolean>;
}
