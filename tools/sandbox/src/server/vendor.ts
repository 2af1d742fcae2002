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

/** A post on a social network, as tests and demos count them. */
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
  /** Sent as JSON; text of the `type` as it is. */
  body: unknown;
  type?: string;
}

/** One simulated vendor or network; its routes are below `/{name}`. */
export interface Vendor {
  name: string;
  /** Words a failure in the vendor's own error format. */
  renderError(error: VendorError, request: FastifyRequest): RenderedError;
  /** The posts of a social network, newest first; links begin with `origin`. */
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
    /** Pages and media that browsers see: neither logged nor made to fail. */
    public?: boolean;
    /** A vendor's call that needs no credential, such as the download of a file. */
    openToAll?: boolean;
  }
}
