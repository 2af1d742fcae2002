import type { InvalidField } from './field-errors/field-error.js';

/**
 * The catalogue of errors: every error that a caller may see is one named definition.
 * The wire uses one `error_code` with several statuses, so a definition is the pair of both.
 */
export interface ErrorDefinition {
  /** `error_code` on the wire. */
  readonly code: string;
  /** HTTP status. */
  readonly status: number;
  /** English sentence used when the thrower gives none. */
  readonly message: string;
  /**
   * OpenAPI schemas of what the body holds beside `error` and `error_code`, by field. The title of an object inside of
   * them is the name of its schema.
   */
  readonly detailSchema?: Readonly<Record<string, object>>;
}

/** Structured body parts that a few endpoints add beside `error` and `error_code`. */
export type ErrorDetail = Readonly<Record<string, unknown>>;

interface DomainErrorOptions extends ErrorOptions {
  readonly fieldErrors?: readonly InvalidField[];
}

/** An error that callers may see. All other errors become `internal_error`. */
export class DomainError extends Error {
  /** The invalid fields, where they are known. */
  readonly fieldErrors?: readonly InvalidField[];

  constructor(
    readonly definition: ErrorDefinition,
    message: string = definition.message,
    readonly detail?: ErrorDetail,
    { fieldErrors, ...options }: DomainErrorOptions = {},
  ) {
    super(message, options);
    this.name = 'DomainError';
    this.fieldErrors = fieldErrors;
  }

  get code(): string {
    return this.definition.code;
  }

  get status(): number {
    return this.definition.status;
  }

  is(definition: ErrorDefinition): boolean {
    return this.code === definition.code && this.status === definition.status;
  }
}

const catalogue: ErrorDefinition[] = [];

/** Declares an error once, beside the feature that throws it; `docs/reference/errors.md` lists them all. */
export function defineError<const D extends ErrorDefinition>(definition: D): Readonly<D> {
  const frozen = Object.freeze({ ...definition });
  catalogue.push(frozen);
  return frozen;
}

/** Every definition loaded so far, by status and code. */
export function errorCatalogue(): readonly ErrorDefinition[] {
  return [...catalogue].sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
}

/** Errors of any route. */
export const CommonErrors = {
  unauthorized: defineError({ code: 'unauthorized', status: 401, message: 'Credentials are missing or invalid' }),
  forbidden: defineError({ code: 'forbidden', status: 403, message: 'Your role does not allow this' }),
  insufficientScope: defineError({
    code: 'insufficient_scope',
    status: 403,
    message: 'The access key has not all scopes that this needs',
    detailSchema: {
      missing_scopes: {
        type: 'array',
        items: { type: 'string' },
        description: 'of `insufficient_scope`: the scopes of `x-scope` that the key lacks',
      },
    },
  }),
  permissionDenied: defineError({
    code: 'permission_denied',
    status: 403,
    message: 'Your invitation to the organization of this agent is not accepted yet',
  }),
  secondFactorMissing: defineError({
    code: 'second_factor_missing',
    status: 403,
    message:
      'This organization requires a second factor: add one to your account, such as at POST /auth/second_factors/totp',
  }),
  freshSecondFactorRequired: defineError({
    code: 'fresh_second_factor_required',
    status: 403,
    message: 'Prove your second factor first, at POST /auth/second_factor/challenge: a proof counts for 15 minutes',
  }),
  notFound: defineError({ code: 'not_found', status: 404, message: 'Not found' }),
  conflict: defineError({ code: 'conflict', status: 409, message: 'The resource changed meanwhile' }),
  payloadTooLarge: defineError({ code: 'payload_too_large', status: 413, message: 'The body is too large' }),
  validation: defineError({ code: 'validation_error', status: 422, message: 'The request is invalid' }),
  missingField: defineError({ code: 'validation_error', status: 400, message: 'A required field is missing' }),
  agentNotFound: defineError({ code: 'agent_not_found', status: 422, message: 'Agent not found' }),
  organizationNotFound: defineError({ code: 'organization_not_found', status: 422, message: 'Organization not found' }),
  usableCreditRequired: defineError({
    code: 'usable_credit_required',
    status: 422,
    message: 'The organization has no available credits; held ones do not count',
  }),
  insufficientCredits: defineError({
    code: 'insufficient_credits_for_job',
    status: 422,
    message: 'Not enough credits for this job',
  }),
  invalidApiKey: defineError({ code: 'invalid_api_key', status: 422, message: 'The voice vendor refuses this key' }),
  rateLimited: defineError({ code: 'rate_limited', status: 429, message: 'Too many requests' }),
  internal: defineError({ code: 'internal_error', status: 500, message: 'Something went wrong on our side' }),
  notSetUp: defineError({
    code: 'vendor_not_set_up',
    status: 501,
    message: 'This installation has no vendor for it; ask its operator',
  }),
  unavailable: defineError({
    code: 'service_unavailable',
    status: 503,
    message: 'A part of the service is away; try again',
  }),
} as const;

/**
 * A 422 `validation_error` with the name of the invalid field and the violated rule. Its message combines both. It
 * may name the errors of all invalid fields, this one first, or the path of a value within the field.
 */
export class InvalidInput extends DomainError {
  declare readonly fieldErrors: readonly InvalidField[];

  constructor(
    readonly field: string,
    readonly reason: string,
    fieldErrors: readonly InvalidField[] = [{ field, problem: reason }],
  ) {
    super(CommonErrors.validation, `${field} ${reason}`, undefined, { fieldErrors });
  }
}

export function invalid(field: string, reason: string, fieldErrors?: readonly InvalidField[]): InvalidInput {
  return new InvalidInput(field, reason, fieldErrors);
}

/** Runs `read` for the content of `field` and prefixes the fields of its validation errors, as in `field.name`. */
export function withFieldPrefix<T>(field: string | number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw prefixField(field, error);
  }
}

/** Returns a validation error with the field names prefixed, and any other error unchanged. */
export function prefixField(prefix: string | number, error: unknown): unknown {
  if (!(error instanceof InvalidInput)) return error;
  const fieldErrors = error.fieldErrors.map(({ field, problem }) => ({ field: `${prefix}.${field}`, problem }));
  return invalid(`${prefix}.${error.field}`, error.reason, fieldErrors);
}
