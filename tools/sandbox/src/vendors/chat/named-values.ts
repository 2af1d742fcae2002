import type { ModelInput } from './model-input.js';

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;
const LIST = new RegExp(`@list:(${UUID.source})`, 'i');
const TIMESTAMP = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?/;
const ADDRESS = /https?:\/\/[^\s"'<>)\]]+/;

/** Expressions that find the filters in a question. */
const SAID: Readonly<Record<string, RegExp>> = {
  days: /\b(\d{1,5}) days?\b/i,
  limit: /\b(?:top|first|best) (\d{1,5})\b/i,
  max_credits: /\b(\d{1,9}) credits\b/i,
  template: /\btemplate ([a-z0-9][a-z0-9-]*)/i,
  sort_by: /\b(?:sort|sorted|ranked|ordered) by ([a-z]+_[a-z]+)\b/i,
};

type Kind = 'number' | 'string' | 'any';

/**
 * Returns the value of a property from the conversation, such as an id, a time or a URL; undefined if there is none.
 */
export function valueByName(name: string, input: ModelInput, kind: Kind): string | number | undefined {
  const found =
    fromKnownForm(name, input) ??
    (/(?:^|_)(?:id|uuid|key|at|slug)$/i.test(name) ? fromContext(name, input) : undefined);
  if (found === undefined) return undefined;
  return kind === 'number' ? asNumber(found) : found;
}

function fromKnownForm(name: string, input: ModelInput): string | undefined {
  if (/uuid/i.test(name)) return firstMatch(input, UUID);
  if (/url|uri|link/i.test(name)) return firstMatch(input, ADDRESS);
  if (/list_?id$/i.test(name)) return firstMatch(input, LIST);
  if (SAID[name]) return SAID[name].exec(input.order)?.[1];
  if (/time|_at$|^at$|date/i.test(name)) return TIMESTAMP.exec(input.order)?.[0] ?? relativeTime(input.order);
  return undefined;
}

/**
 * Finds "cell 12" or "cell_id: 12" in the request, otherwise the newest `"cell_id": 12`, then `"id": 12`, of the
 * conversation.
 */
function fromContext(name: string, input: ModelInput): string | undefined {
  const noun = name.replace(/_?(?:id|uuid|key)$/i, '').replace(/_/g, '[ _-]?') || 'id';
  const value = `["']?(${UUID.source}|\\d+)`;
  const spoken = new RegExp(`\\b${noun}(?:[ _-]?id)?["']?\\s*(?:[:=#]|number|no\\.?|is)?\\s*#?${value}`, 'i');
  const json = new RegExp(`"${name}"\\s*:\\s*${value}`, 'i');
  return (
    spoken.exec(input.order)?.[1] ??
    firstMatch(input, json) ??
    firstMatch(input, spoken) ??
    firstMatch(
      { ...input, context: input.steps.map((step) => step.result).reverse() },
      new RegExp(`"id"\\s*:\\s*${value}`),
    )
  );
}

function relativeTime(order: string): string | undefined {
  const match = /\bin (\d+) (minute|hour|day)s?\b/i.exec(order);
  if (match) return time(Date.now() + Number(match[1]) * UNITS[String(match[2]).toLowerCase() as keyof typeof UNITS]);
  return /\btomorrow\b/i.test(order) ? time(Date.now() + UNITS.day) : undefined;
}

const UNITS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}

function firstMatch(input: ModelInput, pattern: RegExp): string | undefined {
  for (const text of [input.order, ...input.context]) {
    const match = pattern.exec(text);
    if (match) return match[1] ?? match[0];
  }
  return undefined;
}

function asNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
