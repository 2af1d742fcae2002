import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../settings.js';
import type { IdempotentResponses } from '../store/idempotent-responses.js';
import type { CallLog } from '../store/call-log.js';
import type { Files } from '../store/files.js';
import type { VendorError } from './vendor-error.js';
import type { Faults } from './faults.js';

/** Shared services that every vendor uses. */
export interface SandboxContext {
  settings: Settings;
  database: DatabaseSync;
  files: Files;
  answers: IdempotentResponses;
  calls: CallLog;
  faults: Faults;
}

/** A post on a social network, as tests and demos see it. */
export interface Post {
  id: string;
  url: string;
  title: string;
  caption: string;
  createdAt: string;
  audience?: string;
}

export interface RenderedError {
  status: number;
  /** Body, which is sent as JSON, or unchanged if it is a text of another `type`. */
  body: unknown;
  type?: string;
}

/** One simulated vendor or network; its routes are below `/{name}`. */
export interface Vendor {
  name: string;
  /** Formats an error like the vendor. */
  renderError(error: VendorError, request: FastifyRequest): RenderedError;
  /** Returns the posts of a social network, newest first. Their URLs begin with `origin`. */
  posts?(sandbox: SandboxContext, origin: string): Post[];
  routes(app: FastifyInstance, sandbox: SandboxContext): void;
}

/** Details of a call that a handler adds to the log. */
export interface CallNote {
  idempotencyKey: string | null;
  replay: boolean;
  summary: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    call: CallNote;
    fault: string | null;
  }
  interface FastifyContextConfig {
    /** True for pages and media for browsers, which are neither logged nor affected by faults. */
    public?: boolean;
    /** True for a vendor's route without a credential, such as the download of a file. */
    openToAll?: boolean;
  }
}
