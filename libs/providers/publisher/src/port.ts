import type { Platform } from '@reelsheet/kernel';
import type { MediaKind } from './catalog.js';
import type { PostContent } from './content.js';
import { PublishError } from './errors.js';
import type { PostMetrics } from './post-metrics.js';

export interface AuthorizeRequest {
  readonly state: string;
  readonly redirectUri: string;
  /** S256 code challenge, for networks with {@link Publisher.usesPkce}. */
  readonly codeChallenge?: string;
}

export interface CodeExchange {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier?: string;
}

/** OAuth tokens of an account. Secret, to be stored encrypted. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresAt: Date;
  /** When the refresh token expires, if the network reports it. */
  readonly refreshExpiresAt: Date | null;
  readonly scopes: readonly string[];
}

/** The tokens needed to revoke a grant. */
export type Grant = Pick<Tokens, 'accessToken' | 'refreshToken' | 'expiresAt'>;

export interface Account {
  readonly externalId: string;
  readonly displayName: string;
  /** Handle without the leading @. */
  readonly handle: string;
}

/** A local file, and a public URL of the same bytes for networks that download media themselves. */
export interface PublishedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  readonly url: string;
}

export interface PublishJob {
  /** Identifies this post on this platform permanently; all submitting calls use keys derived from it. */
  readonly idempotencyKey: string;
  readonly accessToken: string;
  readonly content: PostContent;
  /** Media of the post in order, converted for the network; empty for text posts. */
  readonly media: readonly PublishedFile[];
  /** Media of each segment of the thread, by index. */
  readonly threadMedia?: readonly (readonly PublishedFile[])[];
  readonly thumbnail?: PublishedFile | null;
  /** Disclosed to networks that support it. */
  readonly madeWithAi?: boolean;
}

/** An open upload session. It never results in a post without the last byte. */
export interface UploadSession {
  /** A bearer URL, to be stored like a token. */
  readonly uploadUrl: string;
  /** The network's id of the submission, if it is known before the upload is complete. */
  readonly submissionId: string | null;
  readonly handle: string | null;
}

/** A submission that the network has received completely, so that nothing is sent again. */
export interface Submission {
  readonly id: string;
  readonly handle: string | null;
  /** True if it is public, so that the network will assign a public id. */
  readonly isPublic: boolean;
}

/** A file that is being uploaded, or was uploaded but is not part of a post yet. Networks delete unused files. */
export interface StagedFile {
  readonly id: string;
  readonly sentBytes: number;
  /** Upload URLs of the parts (each a bearer URL), with the network's acknowledgement of uploaded parts. */
  readonly parts?: readonly UploadPart[];
  /** Token that the network requires to complete the upload. */
  readonly token?: string;
  /** True if the network has received and processed the complete file. */
  readonly isReady: boolean;
}

export interface UploadPart {
  readonly url: string;
  /** Byte range of the file; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly ack?: string;
}

/** Uploaded files, and the ids of posts that were already created, as a thread is created post by post. */
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

/** `publishing`: the next post was requested at `since` (ISO 8601), and the response is unknown. */
export type StagedState =
  (Staged & { readonly step: 'staging' }) | (Staged & { readonly step: 'publishing'; readonly since: string });

/**
 * Progress of a post on one platform, as plain JSON that the caller stores on each change.
 * `ready`: nothing was requested in this attempt. `starting`: the first request may have been sent.
 */
export type PublishState = { readonly attempt: number } & (
  { readonly step: 'ready' } | { readonly step: 'starting' } | StartedState | StagedState
);

export interface UploadHooks {
  /** Resolves when the state is stored. A rejection stops the upload. */
  readonly saveState: (state: UploadingState) => Promise<void>;
  readonly onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Result of a status check. `unknown`: the network does not know the submission, or no longer. */
export interface PublishOutcome {
  readonly status: 'publishing' | 'published' | 'failed' | 'unknown';
  readonly postId: string | null;
  readonly postUrl: string | null;
  /** Set for `failed` and `unknown`; `retryable` indicates whether a new attempt makes sense. */
  readonly error: PublishError | null;
}

/** Changes to a published post; absent fields are kept. */
export interface PostEdit extends Pick<
  PostContent,
  'title' | 'description' | 'videohostOptions' | 'professionalOptions'
> {
  readonly thumbnail?: PublishedFile;
}

/** A social network. All errors are {@link PublishError}s. */
export abstract class Publisher {
  abstract readonly platform: Platform;
  /** True if the network supports PKCE. */
  abstract readonly usesPkce: boolean;
  /** Kinds of media that the network downloads itself from {@link PublishedFile.url}. */
  readonly pulls: readonly MediaKind[] = [];

  abstract authorizeUrl(request: AuthorizeRequest): string;
  abstract exchangeCode(exchange: CodeExchange): Promise<Tokens>;
  /**
   * The network may invalidate the old refresh token with this call, so the result must be stored before it is
   * used.
   */
  abstract refresh(refreshToken: string): Promise<Tokens>;
  /**
   * Revokes the grant, which may revoke all tokens of this application and account. An unknown grant is not an
   * error.
   */
  abstract revoke(grant: Grant): Promise<void>;
  abstract account(accessToken: string): Promise<Account>;

  /** Read-only and repeatable. */
  abstract check(submission: Submission, accessToken: string): Promise<PublishOutcome>;
  /**
   * Returns the metrics of a published post by the id of its {@link PublishOutcome}. Throws `not_found` if it was
   * deleted.
   */
  abstract metrics(postId: string, accessToken: string): Promise<PostMetrics>;

  /** Completes a published post, for example with a thumbnail. Repeatable, never throws. Returns a warning or null. */
  finish(_submission: Submission, _job: PublishJob): Promise<string | null> {
    return Promise.resolve(null);
  }

  /** Edits a published post, for networks with `editable_after_publish`. Returns a warning or null. */
  edit(_postId: string, _changes: PostEdit, _accessToken: string): Promise<string | null> {
    return Promise.reject(new PublishError(this.platform, 'not_editable', 'edit'));
  }
}

/**
 * A network where the upload creates the post: *start → upload → check → finish*. `submit` drives the first two
 * steps and can resume from any stored state.
 */
export abstract class UploadPublisher extends Publisher {
  /** Returns whether `start` itself creates the post, so that it must not run twice. */
  abstract startPublishes(job: PublishJob): boolean;
  abstract start(job: PublishJob, idempotencyKey: string, signal?: AbortSignal): Promise<StartedState>;
  /** Sends the missing bytes. Returns null if the session has expired and certainly created no post. */
  abstract upload(state: UploadingState, job: PublishJob, hooks: UploadHooks): Promise<SubmittedState | null>;
}

export interface StageHooks {
  /** Resolves when the files are stored. A rejection stops the staging. */
  readonly saveFiles: (files: readonly StagedFile[]) => Promise<void>;
  readonly onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A network where files are uploaded first and the post is created by a separate call:
 * *stage → publish (once for each post of a thread) → check → finish*. `submit` drives the first two steps.
 */
export abstract class StagedPublisher extends Publisher {
  /** Uploads the files, resuming at the state of `files`. Repeatable, creates no post. */
  abstract stage(job: PublishJob, files: readonly StagedFile[], hooks: StageHooks): Promise<readonly StagedFile[]>;
  /** Returns the number of posts to be created. */
  abstract countOf(job: PublishJob): number;
  /** Creates the post after `staged.posted`. This is the only call that must not run twice. */
  abstract publish(job: PublishJob, staged: Staged, signal?: AbortSignal): Promise<string>;
  /**
   * Searches for the post that was requested at `since` and whose response was lost. Returns null if there is none, and
   * throws `unconfirmed` if the network does not allow the search.
   */
  abstract find(job: PublishJob, staged: Staged, since: Date): Promise<string | null>;
  abstract submissionOf(job: PublishJob, posted: readonly string[]): Submission;
  /** Time after a lost response during which the network may still process the call. */
  abstract readonly settleMs: number;
}
