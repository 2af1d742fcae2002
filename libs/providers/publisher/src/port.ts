import type { Platform } from '@reelsheet/kernel';
import type { PostContent } from './content.js';
import { PublishError } from './errors.js';

export interface AuthorizeRequest {
  readonly state: string;
  readonly redirectUri: string;
  /** S256; taken by networks whose {@link Publisher.usesPkce} is true. */
  readonly codeChallenge?: string;
}

export interface CodeExchange {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier?: string;
}

/** What an account's owner granted. Secret: stored encrypted. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresAt: Date;
  /** When the refresh token itself ends, where the network says so. */
  readonly refreshExpiresAt: Date | null;
  readonly scopes: readonly string[];
}

/** What it takes to end a grant. */
export type Grant = Pick<Tokens, 'accessToken' | 'refreshToken' | 'expiresAt'>;

export interface Account {
  readonly externalId: string;
  readonly displayName: string;
  /** Without a leading @. */
  readonly handle: string;
}

/** A file that lies on our disk, and the public URL it came from for networks that fetch it themselves. */
export interface MediaFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  readonly url: string;
}

export interface PublishJob {
  /** Names this post on this platform for ever; every submit-like call carries a key derived from it. */
  readonly idempotencyKey: string;
  readonly accessToken: string;
  readonly content: PostContent;
  readonly media: MediaFile;
  readonly thumbnail?: MediaFile | null;
}

/** An upload the network has opened. A session whose last byte never arrived never becomes a post. */
export interface UploadSession {
  /** Grants the upload to whoever holds it: stored like a token. */
  readonly uploadUrl: string;
  /** The network's name for the submission, where it gives one before the upload is complete. */
  readonly submissionId: string | null;
  readonly handle: string | null;
}

/** A submission that the network holds completely: nothing is ever sent again for it. */
export interface Submission {
  readonly id: string;
  readonly handle: string | null;
  /** Shown to everyone, so that the network will give it a public id. */
  readonly isPublic: boolean;
}

export type StartedState =
  | {
      readonly step: 'uploading';
      readonly session: UploadSession;
      readonly sentBytes: number;
      readonly lastChunkSent: boolean;
    }
  | { readonly step: 'submitted'; readonly submission: Submission };

export type UploadingState = Extract<StartedState, { step: 'uploading' }>;
export type SubmittedState = Extract<StartedState, { step: 'submitted' }>;

/**
 * How far one post on one platform has come: plain JSON that the caller stores whenever it changes.
 * `ready`: nothing was asked of the network in this attempt. `starting`: it may have been asked.
 */
export type PublishState = { readonly attempt: number } & (
  { readonly step: 'ready' } | { readonly step: 'starting' } | StartedState
);

export interface UploadHooks {
  /** Resolves when the state is durable. A rejection stops the upload where it is. */
  readonly saveState: (state: UploadingState) => Promise<void>;
  readonly onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What a read-only look at the network says. `unknown`: it does not know the submission (any more). */
export interface Outcome {
  readonly status: 'publishing' | 'published' | 'failed' | 'unknown';
  readonly postId: string | null;
  readonly postUrl: string | null;
  /** Set when failed or unknown; its `retryable` says whether a new attempt is sensible. */
  readonly error: PublishError | null;
}

export type PostEdit = Pick<PostContent, 'title' | 'description' | 'videohostOptions' | 'professionalOptions'>;

/**
 * One social network. A post goes *start → upload → check → finish*; `submit` drives the first two so that it can be
 * run again from any stored state. All failures are {@link PublishError}s.
 */
export abstract class Publisher {
  abstract readonly platform: Platform;
  /** Whether the network checks a PKCE verifier, so that connecting should make one. */
  abstract readonly usesPkce: boolean;

  abstract authorizeUrl(request: AuthorizeRequest): string;
  abstract exchangeCode(exchange: CodeExchange): Promise<Tokens>;
  /** The network may end the old refresh token with this call: store the answer before using it. */
  abstract refresh(refreshToken: string): Promise<Tokens>;
  /** Ends the grant at the network, which may end every token it has for this application and account; one that is gone is no error. */
  abstract revoke(grant: Grant): Promise<void>;
  abstract account(accessToken: string): Promise<Account>;

  /** True where `start` alone makes the post, so that it must never run twice. */
  abstract startPublishes(job: PublishJob): boolean;
  abstract start(job: PublishJob, idempotencyKey: string, signal?: AbortSignal): Promise<StartedState>;
  /** Sends what the network does not have yet. Null: the session is gone and certainly left no post. */
  abstract upload(state: UploadingState, job: PublishJob, hooks: UploadHooks): Promise<SubmittedState | null>;
  /** Read-only; as often as needed. */
  abstract check(submission: Submission, accessToken: string): Promise<Outcome>;

  /** What a live post still needs; may be repeated, never throws. Resolves to a warning or null. */
  finish(_submission: Submission, _job: PublishJob): Promise<string | null> {
    return Promise.resolve(null);
  }

  /** Changes a live post, for networks whose rule names fields in `editable_after_publish`. */
  edit(_postId: string, _changes: PostEdit, _accessToken: string): Promise<void> {
    return Promise.reject(new PublishError(this.platform, 'not_editable', 'edit'));
  }
}
