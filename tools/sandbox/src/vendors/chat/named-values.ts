import type { Turn } from './turn.js';

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;
const LIST = new RegExp(`@list:(${UUID.source})`, 'i');
const TIMESTAMP = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?/;
const ADDRESS = /https?:\/\/[^\s"'<>)\]]+/;

/** Filters of a question, where it states them. */
const SAID: Readonly<Record<string, RegExp>> = {
  days: /\b(\d{1,5}) days?\b/i,
  limit: /\b(?:top|first|best) (\d{1,5})\b/i,
  sort_by: /\b(?:sort|sorted|ranked|ordered) by ([a-z]+_[a-z]+)\b/i,
};

type Kind = 'number' | 'string' | 'any';

/** A value for a property that the conversation already names, such as an id, a time or an address; else undefined. */
export function valueByName(name: string, turn: Turn, kind: Kind): string | number | undefined {
  const found =
    fromKnownForm(name, turn) ?? (/(?:^|_)(?:id|uuid|key|at|slug)$/i.test(name) ? fromContext(name, turn) : undefined);
  if (found === undefined) return undefined;
  return kind === 'number' ? asNumber(found) : found;
}

function fromKnownForm(name: string, turn: Turn): string | undefined {
  if (/uuid/i.test(name)) return firstMatch(turn, UUID);
  if (/url|uri|link/i.test(name)) return firstMatch(turn, ADDRESS);
  if (/list_?id$/i.test(name)) return firstMatch(turn, LIST);
  if (SAID[name]) return SAID[name].exec(turn.order)?.[1];
  if (/time|_at$|^at$|date/i.test(name)) return TIMESTAMP.exec(turn.order)?.[0] ?? relativeTime(turn.order);
  return undefined;
}

/** "cell 12", "cell_id: 12" in the order; else the newest `"cell_id": 12`, then `"id": 12`, of the conversation. */
function fromContext(name: string, turn: Turn): string | undefined {
  const noun = name.replace(/_?(?:id|uuid|key)$/i, '').replace(/_/g, '[ _-]?') || 'id';
  const value = `["']?(${UUID.source}|\\d+)`;
  const spoken = new RegExp(`\\b${noun}(?:[ _-]?id)?["']?\\s*(?:[:=#]|number|no\\.?|is)?\\s*#?${value}`, 'i');
  const json = new RegExp(`"${name}"\\s*:\\s*${value}`, 'i');
  return (
    spoken.exec(turn.order)?.[1] ??
    firstMatch(turn, json) ??
    firstMatch(turn, spoken) ??
    firstMatch(
      { ...turn, context: turn.steps.map((step) => step.result).reverse() },
      new RegExp(`"id"\\s*:\\s*${value}`),
    )
  );
}

function relativeTime(order: string): string | undefined {
  const match = /\bin (\d+) (minute|hour|day)s?\b/i.exec(order);
  if (match) return moment(Date.now() + Number(match[1]) * UNITS[String(match[2]).toLowerCase() as keyof typeof UNITS]);
  return /\btomorrow\b/i.test(order) ? moment(Date.now() + UNITS.day) : undefined;
}

const UNITS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}

function firstMatch(turn: Turn, pattern: RegExp): string | undefined {
  for (const text of [turn.order, ...turn.context]) {
    const match = pattern.exec(text);
    if (match) return match[1] ?? match[0];
  }
  return undefined;
}

function asNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
