/** Replaces values that must not be logged, found by field name at any depth or by pattern in any text. */
export const CENSORED = '[redacted]';

/** These limits bound the work per log line; deeper or later values are omitted. */
const MAX_LEVELS = 8;
const MAX_VALUES = 1_000;
const MAX_TEXT_LENGTH = 10_000;

const SECRET_NAME =
  /(password|passphrase|secret|token|authorization|cookie|apikey|accesskey|privatekey|signingkey|operatorkey|encryptionkey|signature|credential|verifier|email)s?$/;

/** Patterns of secrets and email addresses in text. Each pattern runs in linear time. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/(?<=:\/\/)[^\s/@"\\]{1,512}@/g, `${CENSORED}@`],
  [
    /(?<=[?&;](?:amp;)?[\w.-]{0,64}(?:token|secret|password|signature|credential|key|code|state|sig|jwt)=)[^\s&"'\\<>;)]+/gi,
    CENSORED,
  ],
  [/(?<=\b(?:bearer|basic) )[\w.~+/=-]{16,}/gi, CENSORED],
  [/\brs_[0-9A-Za-z]{40}/g, CENSORED],
  [/\bwhsec_[\w+/=-]{16,}/g, CENSORED],
  [/\bsk[-_][\w-]{16,}/g, CENSORED],
  [/(?<![\w-])(?=[\w-]*\beyJ)[\w-]{11,}\.[\w-]{8,}\.[\w-]{8,}/g, CENSORED],
  [/(?<![\w.+%-])[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[e-mail]'],
];

/** Returns the text with secrets redacted, truncated if it is very long. */
export function redactText(text: string): string {
  const truncated = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
  return PATTERNS.reduce((line, [pattern, censored]) => line.replace(pattern, censored), truncated);
}

/** Returns a copy without secrets: errors as {@link describeError} renders them, everything else as JSON would. */
export function redact(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const budget = { values: MAX_VALUES };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redactField(name, value, budget, 0)]));
}

interface Budget {
  values: number;
}

function redactField(name: string, value: unknown, budget: Budget, level: number): unknown {
  const isSecret = SECRET_NAME.test(name.replace(/[-_ ]/g, '').toLowerCase());
  return isSecret && canContainSecret(value) ? CENSORED : redactValue(value, budget, level);
}

/** Numbers and booleans in such fields are counts or flags, such as `prompt_tokens` or `hasPassword`. */
function canContainSecret(value: unknown): boolean {
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

/** Returns the loggable properties of an error and of its causes; all other properties are omitted. */
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
