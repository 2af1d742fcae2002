export interface KeyRequest {
  /** The key of the account that is asked. */
  readonly apiKey: string;
  readonly signal?: AbortSignal;
}

export interface KeyVerdict {
  readonly valid: boolean;
  /** The plan that the key's account has at the vendor; only of a valid key, and where the vendor tells it. */
  readonly tier?: string;
}

/** A vendor that users bring their own accounts of: every call carries the key it is made with. */
export abstract class KeyCheck {
  /** Whether the vendor takes this key; read-only. Rejects with a ProviderError where the vendor gives no verdict, or with the signal's reason. */
  abstract checkKey(request: KeyRequest): Promise<KeyVerdict>;
}

export interface VoiceRequest extends KeyRequest {
  readonly voiceId: string;
}

/** A voice of an account. */
export interface VendorVoice {
  readonly voiceId: string;
  readonly name: string;
  /** One of the vendor's own, which others have too; all else was made for the account. */
  readonly isPublic: boolean;
  readonly gender: string | null;
  readonly language: string | null;
  readonly description: string | null;
  readonly previewUrl: string | null;
  readonly createdAt: Date | null;
}

export interface DesignRequest extends KeyRequest {
  readonly description: string;
  /** What the samples say. */
  readonly text: string;
}

/** How lengths of a design are bounded, in characters. */
export const DESIGN_LIMITS = { description: { min: 20, max: 1_000 }, text: { min: 100, max: 1_000 } } as const;

/** A voice that can be heard and is nobody's yet. */
export interface VoiceSample {
  readonly sampleId: string;
  /** An MP3, in base64. */
  readonly audio: string;
}

/** What a voice is kept under at its vendor. */
export interface VoiceDraft extends KeyRequest {
  readonly name: string;
  readonly description: string;
  /** Told back with the voice; {@link VoiceProvider.labelled} finds it by their values. */
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
  /** Those of the account, the vendor's own among them; the first thousand. */
  abstract voices(request: KeyRequest): Promise<VendorVoice[]>;

  /** Undefined where the key's account has no such voice. */
  abstract find(request: VoiceRequest): Promise<VendorVoice | undefined>;

  /** Ids of the account's own voices that have a label of that value. */
  abstract labelled(request: KeyRequest & { readonly label: string }): Promise<string[]>;

  /** Three samples of voices as described. Nothing is kept of them. */
  abstract design(request: DesignRequest): Promise<VoiceSample[]>;

  /** Makes a sample a voice of the account. No key by which a repetition would be known. */
  abstract create(request: DesignedDraft): Promise<MadeVoice>;

  /** Makes a voice of the account after a sound, as {@link create}. */
  abstract clone(request: ClonedDraft): Promise<MadeVoice>;

  /** False where there is none of that name any more. */
  abstract remove(request: VoiceRequest): Promise<boolean>;
}
