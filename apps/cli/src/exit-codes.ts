/** A status with which the program ends. */
export interface ExitCode {
  readonly status: number;
  readonly name: string;
  readonly meaning: string;
}

/** Every status with which the program ends. README and manual page are compared with this table. */
export const EXIT_CODES = [
  { status: 0, name: 'ok', meaning: 'done' },
  { status: 1, name: 'error', meaning: 'any other error' },
  { status: 2, name: 'usage', meaning: 'a missing or invalid option, or a field that the API rejects' },
  { status: 3, name: 'access', meaning: 'not signed in, or the key may not do this' },
  { status: 4, name: 'not_found', meaning: 'the thing does not exist, or you may not see it' },
  { status: 5, name: 'conflict', meaning: 'somebody changed it, or it is in another state' },
  { status: 6, name: 'limit', meaning: 'a limit of rate, size, number or storage was reached' },
  { status: 7, name: 'credits', meaning: 'too few credits, or more than the maximum that you gave' },
  {
    status: 8,
    name: 'unknown',
    meaning: 'the answer was lost and it may have been carried out: read before you repeat',
  },
  { status: 9, name: 'work', meaning: 'awaited work failed or was stopped' },
  { status: 10, name: 'unreachable', meaning: 'the installation could not be reached' },
  { status: 130, name: 'interrupted', meaning: 'ended by Ctrl-C' },
] as const satisfies readonly ExitCode[];

export type ExitName = (typeof EXIT_CODES)[number]['name'];

/** Returns the status with this name. */
export const exitStatus = (name: ExitName): number => EXIT_CODES.find((each) => each.name === name)!.status;

/** An error that the command line finds by itself, before or without a request. */
export class CommandError extends Error {
  constructor(
    readonly exit: ExitName,
    message: string,
  ) {
    super(message);
    this.name = 'CommandError';
  }
}
