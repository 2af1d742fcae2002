import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const INTEGER = /^[1-9][0-9]{0,15}$/;

/** Reference to an agent in a request: its integer id or its UUID. */
export type AgentRef = { readonly id: number } | { readonly uuid: string };

export function newUuid(): string {
  return randomUUID();
}

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** Parses a positive safe integer; returns undefined if invalid. */
export function parseId(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !INTEGER.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** Parses an agent id or UUID; returns undefined if invalid. */
export function parseAgentRef(value: unknown): AgentRef | undefined {
  if (isUuid(value)) return { uuid: value.toLowerCase() };
  const id = parseId(value);
  return id === undefined ? undefined : { id };
}
