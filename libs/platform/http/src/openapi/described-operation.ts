import type { ErrorDefinition, KeyScope, Phase, Role } from '@reelsheet/kernel';
import type { DescribedWait } from './described-wait.js';

/** Extension in which an operation's declaration stores its errors until they are described. */
export const OWN_ERRORS = 'x-errors';

export type Content = Record<string, { schema: object }>;

export interface DescribedResponse {
  description: string;
  /** Values of `error_code` in its JSON body. */
  'x-error-codes'?: readonly string[];
  headers?: Record<string, object>;
  content?: Content;
}

export type DescribedError = Pick<ErrorDefinition, 'status' | 'code' | 'detailSchema'>;

export interface DescribedOperation {
  operationId?: string;
  /** Access rules as the route declares them; `refusals` are `<status> <error_code>`. */
  'x-access'?: readonly {
    readonly of: string;
    readonly role?: Role;
    readonly refusals?: Readonly<Record<string, string>>;
  }[];
  'x-phase'?: Phase;
  /** Scopes that a key needs; a route declares them only where they do not follow from the rest. */
  'x-scope'?: readonly KeyScope[];
  /** `fresh` if an organization that requires a second factor needs a recent proof of it. */
  'x-second-factor'?: 'fresh';
  /** The operation that watches or reads the started work; it becomes a part of `x-sdk`. */
  'x-waits'?: DescribedWait;
  /** True if a request may be sent again after its response was lost; it becomes `repeats` of `x-sdk`. */
  'x-repeatable'?: boolean;
  'x-sdk'?: object;
  /** Limits of the multipart form that the operation takes. */
  'x-form'?: object;
  'x-paging'?: object;
  security?: Record<string, string[]>[];
  parameters?: {
    readonly in: string;
    readonly name: string;
    schema?: { readonly type?: string; readonly minimum?: number };
  }[];
  requestBody?: unknown;
  responses: Record<string, DescribedResponse | { $ref: string }>;
  /** Errors of the operation's own declaration; replaced by `responses`. */
  [OWN_ERRORS]?: readonly DescribedError[];
}
