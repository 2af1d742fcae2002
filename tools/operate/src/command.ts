import type { Installation } from './installation.js';

/** A command for operators. */
export interface Command {
  /** Description of its arguments. */
  readonly takes: string;
  readonly does: string;
  /** Description of its output. */
  readonly prints: string;
  /** Condition for the exit status 1, besides errors such as an unreachable database. */
  readonly fails: string;
  /**
   * Prints its results and returns false if it found an error. `installation` throws if no installation is configured.
   */
  run(args: readonly string[], installation: () => Installation, print: (line: string) => void): Promise<boolean>;
}

/** Error for arguments that are not valid for the command. */
export class UsageError extends Error {}

export const SERVICES = ['base', 'agent', 'core', 'upload'] as const;
export type Service = (typeof SERVICES)[number];

export function serviceNamed(name: string | undefined): Service {
  const service = SERVICES.find((each) => each === name);
  if (!service) throw new UsageError(`the service must be one of ${SERVICES.join(', ')}`);
  return service;
}

/** Returns the id of an organization that an argument names. */
export function organizationNamed(id: string | undefined): number {
  if (!/^[1-9]\d{0,15}$/.test(id ?? '')) throw new UsageError('name an organization by its id');
  return Number(id);
}

/** Formats rows as a table with column names and minimal widths. */
export function table(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const names = Object.keys(first);
  const texts = [names, ...rows.map((row) => names.map((name) => textOf(row[name])))];
  const widths = names.map((_, column) => Math.max(...texts.map((row) => row[column]!.length)));
  return texts.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
