/** What a log line must not tell: by the name of a field, at any depth, and by its form within any text. */
export const CENSORED = '[redacted]';

/** Bounds the work on one line: what lies deeper or comes later is left out. */
const MAX_LEVELS = 8;
const MAX_VALUES = 1_000;
const MAX_TEXT_LENGTH = 10_000;

const SECRET_NAME =
  /(password|passphrase|secret|token|authorization|cookie|apikey|accesskey|privatekey|signingkey|operatorkey|encryptionkey|signature|credential|verifier|email)s?$/;

/** Secrets and addresses of people as they stand in text. No pattern looks at a character more than a fixed number of times. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<=:\/\/)[^\s/@"\\]{1,512}@/g, `${CENSORED}@`],
  [
    /(?<=[?&;](?:amp;)?[\w.-]{0,64}(?:token|secret|password|signature|credential|key|code|state|sig|jwt)=)[^\s&"'\\<>;)]+/gi,
    CENSORED,
  ],
  [/(?<=\b(?:bearer|basic) )[\w.~+/=-]{16,}/gi, CENSORED],
  [/\brs_[0-9A-Za-z]{40}/g, CENSORED],
  [/\bwhsec_[\w+/=-]{16,}/g, CENSORED],
  [/\bsk[-_][\w-]{16,}/g, CENSORED],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, CENSORED],
  [/(?<![\w.+%-])[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[e-mail]'],
];

/** The text without the secrets in it, cut where it is very long. */
export function redactText(text: string): string {
  const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
  return FORMS.reduce((line, [form, censored]) => line.replace(form, censored), short);
}

/** A copy that tells no secret: errors as {@link describeError} has them, the rest as JSON would. */
export function redact(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const budget = { values: MAX_VALUES };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redactField(name, value, budget, 0)]));
}

interface Budget {
  values: number;
}

function redactField(name: string, value: unknown, budget: Budget, level: number): unknown {
  const isSecret = SECRET_NAME.test(name.replace(/[-_ ]/g, '').toLowerCase());
  return isSecret && mayHoldSecret(value) ? CENSORED : redactValue(value, budget, level);
}

/** Numbers and flags of that name count secrets or tell whether there are any. */
function mayHoldSecret(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' : typeof value === 'object' && value !== null;
}

function redactValue(value: unknown, budget: Budget, level: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value, level);
  if (level >= MAX_LEVELS || budget.values <= 0) return '[left out]';
  if (value instanceof Date || value instanceof URL) return redactText(JSON.stringify(value).slice(1, -1));
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  const entries = Object.entries(value).slice(0, budget.values);
  budget.values -= entries.length;
  const redacted = entries.map(
    ([name, each]) => [name, redactField(Array.isArray(value) ? '' : name, each, budget, level + 1)] as const,
  );
  return Array.isArray(value) ? redacted.map(([, each]) => each) : Object.fromEntries(redacted);
}

/** What a log line says of an error, and of what caused it; an error's other properties are not told. */
export function describeError(error: unknown, level = 0): unknown {
  if (!(error instanceof Error)) return { message: redactText(String(error)) };
  const { name, message, stack = '', code, cause } = error as Error & { code?: unknown };
  return {
    type: name,
    message: redactText(message),
    stack: redactText(stack),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(cause === undefined || level >= MAX_LEVELS ? {} : { cause: describeError(cause, level + 1) }),
  };
}
