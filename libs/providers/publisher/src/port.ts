import type { Platform } from '@reelsheet/kernel';
import type { MediaKind } from './catalog.js';
import type { PostContent } from './content.js';
import { PublishError } from './errors.js';
import type { PostMetrics } from './post-metrics.js';

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

/** A file that lies on our disk, and a public URL of the same bytes for networks that fetch it themselves. */
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
  /** The post's own media in their order, as the network takes them; none where it is text alone. */
  readonly media: readonly MediaFile[];
  /** Media of each segment of the thread, by index. */
  readonly threadMedia?: readonly (readonly MediaFile[])[];
  readonly thumbnail?: MediaFile | null;
  /** Told to the network where it has a flag for it. */
  readonly madeWithAi?: boolean;
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

/** A file that the network holds, or that is on its way there; no post shows it yet, and one that stays unused is forgotten there. */
export interface StagedFile {
  readonly id: string;
  readonly sentBytes: number;
  /** Addresses of the parts of an upload, each of which grants it, with the network's receipt for what was sent there. */
  readonly parts?: readonly UploadPart[];
  /** What the network wants to hear when the upload ends. */
  readonly token?: string;
  /** The network has taken the whole file and is done with it. */
  readonly isReady: boolean;
}

export interface UploadPart {
  readonly url: string;
  /** Bytes of the file, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  readonly ack?: string;
}

/** The files of a post, and the ids of what is posted already: a thread is made post by post. */
export interface Staged {
  readonly files: readonly StagedFile[];
  readonly posted: readonly string[];
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

/** `publishing`: the next post was asked for at `since` (ISO 8601), and no answer has come. */
export type StagedState =
  (Staged & { readonly step: 'staging' }) | (Staged & { readonly step: 'publishing'; readonly since: string });

/**
 * How far one post on one platform has come: plain JSON that the caller stores whenever it changes.
 * `ready`: nothing was asked of the network in this attempt. `starting`: it may have been asked.
 */
export type PublishState = { readonly attempt: number } & (
  { readonly step: 'ready' } | { readonly step: 'starting' } | StartedState | StagedState
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

/** What changes of a live post; an absent field stays. */
export interface PostEdit extends Pick<
  PostContent,
  'title' | 'description' | 'videohostOptions' | 'professionalOptions'
> {
  readonly thumbnail?: MediaFile;
}

/** One social network, as its accounts and live posts need it. All failures are {@link PublishError}s. */
export abstract class Publisher {
  abstract readonly platform: Platform;
  /** Whether the network checks a PKCE verifier, so that connecting should make one. */
  abstract readonly usesPkce: boolean;
  /** Kinds of media that the network fetches itself, from {@link MediaFile.url}. */
  readonly pulls: readonly MediaKind[] = [];

  abstract authorizeUrl(request: AuthorizeRequest): string;
  abstract exchangeCode(exchange: CodeExchange): Promise<Tokens>;
  /** The network may end the old refresh token with this call: store the answer before using it. */
  abstract refresh(refreshToken: string): Promise<Tokens>;
  /** Ends the grant at the network, which may end every token it has for this application and account; one that is gone is no error. */
  abstract revoke(grant: Grant): Promise<void>;
  abstract account(accessToken: string): Promise<Account>;

  /** Read-only; as often as needed. */
  abstract check(submission: Submission, accessToken: string): Promise<Outcome>;
  /** Of a live post, by the id of its {@link Outcome}; `not_found` where it is gone. */
  abstract metrics(postId: string, accessToken: string): Promise<PostMetrics>;

  /** What a live post still needs; may be repeated, never throws. Resolves to a warning or null. */
  finish(_submission: Submission, _job: PublishJob): Promise<string | null> {
    return Promise.resolve(null);
  }

  /** Changes a live post, for networks whose rule names fields in `editable_after_publish`. Resolves to a warning or null. */
  edit(_postId: string, _changes: PostEdit, _accessToken: string): Promise<string | null> {
    return Promise.reject(new PublishError(this.platform, 'not_editable', 'edit'));
  }
}

/**
 * A network at which the upload is the post: *start → upload → check → finish*. `submit` drives the first two so that
 * it can be run again from any stored state.
 */
export abstract class UploadPublisher extends Publisher {
  /** True where `start` alone makes the post, so that it must never run twice. */
  abstract startPublishes(job: PublishJob): boolean;
  abstract start(job: PublishJob, idempotencyKey: string, signal?: AbortSignal): Promise<StartedState>;
  /** Sends what the network does not have yet. Null: the session is gone and certainly left no post. */
  abstract upload(state: UploadingState, job: PublishJob, hooks: UploadHooks): Promise<SubmittedState | null>;
}

export interface StageHooks {
  /** Resolves when the files are durable. A rejection stops the staging where it is. */
  readonly saveFiles: (files: readonly StagedFile[]) => Promise<void>;
  readonly onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A network that takes the files first and makes the post of them by a call of its own:
 * *stage → publish (once for each post of a thread) → check → finish*. `submit` drives the first two.
 */
export abstract class StagedPublisher extends Publisher {
  /** Brings the files to the network, from wherever `files` stand; may be repeated, and makes no post. */
  abstract stage(job: PublishJob, files: readonly StagedFile[], hooks: StageHooks): Promise<readonly StagedFile[]>;
  /** How many posts are made, one after another. */
  abstract countOf(job: PublishJob): number;
  /** Makes the post that comes after `staged.posted`; the only call that must not run twice. */
  abstract publish(job: PublishJob, staged: Staged, signal?: AbortSignal): Promise<string>;
  /**
   * Looks for the post that was asked for at `since` and whose answer is lost; null where the network has none. Throws
   * `unconfirmed` where it does not tell.
   */
  abstract find(job: PublishJob, staged: Staged, since: Date): Promise<string | null>;
  abstract submissionOf(job: PublishJob, posted: readonly string[]): Submission;
  /** How long after a lost answer the network may still carry the call out. */
  abstract readonly settleMs: number;
}
