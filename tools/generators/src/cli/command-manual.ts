import { EXIT_CODES, OWN_COMMANDS } from '@reelsheet/cli/reference';
import type { Artifact } from '../artifact.js';
import type { AddressedOperation, SdkDocument } from '../sdk/sdk-document.js';

const PATH = 'apps/cli/man/reelsheet.1';

/** Variables of the environment that the program reads. */
const VARIABLES: Readonly<Record<string, string>> = {
  REELSHEET_URL: 'address of the installation',
  REELSHEET_KEY: 'access key',
  REELSHEET_PROFILE: 'profile to use',
  REELSHEET_AGENT: 'agent of commands that name none',
  REELSHEET_ORGANIZATION: 'organization of commands that name none',
  REELSHEET_KEYRING: 'off keeps keys in a file instead of the keyring of the system',
  NO_COLOR: 'no colours',
  XDG_CONFIG_HOME: 'folder of profiles',
  XDG_STATE_HOME: 'folder of what interrupted commands need to continue',
};

/** Options that most operations have. */
const OPTIONS: Readonly<Record<string, string>> = {
  '--data': 'the whole body: JSON, a file after @, or - for standard input',
  '--json': 'JSON as the API returns it',
  '--jq': 'what a filter of jq makes of the JSON',
  '--all': 'all pages of a list',
  '--max': 'at most so many items of a list',
  '--wait': 'wait until the work has ended',
  '--watch': 'print again what has changed',
  '--schema': 'JSON Schema of the response',
  '--yes': 'do it without a question',
  '--profile': 'installation to use',
};

/** Generates the manual page of the command line, with every operation. */
export function commandManual({ operations }: SdkDocument): Artifact {
  const lines = [
    '.\\" Generated from docs/api/reelsheet.json (`npm run generate`).',
    '.TH REELSHEET 1',
    '.SH NAME',
    'reelsheet \\- from an idea to a published video',
    '.SH SYNOPSIS',
    '.B reelsheet',
    '.I thing verb',
    '.RI [ options ]',
    '.SH DESCRIPTION',
    'Calls the API of an installation of Reelsheet.',
    'Every operation of the API is a command: the thing and the verb of its name.',
    'Options set the fields of path, query and body; reelsheet thing verb \\-\\-help lists them.',
    '.SH COMMANDS',
    ...Object.entries(OWN_COMMANDS).flatMap(([name, { summary }]) => entry(`reelsheet ${name}`, summary)),
    '.SH OPTIONS',
    ...Object.entries(OPTIONS).flatMap(([name, meaning]) => entry(name, meaning)),
    '.SH OPERATIONS',
    ...operations.flatMap((operation) => entry(commandOf(operation), operation.summary)),
    '.SH EXIT STATUS',
    ...EXIT_CODES.flatMap(({ status, meaning }) => entry(String(status), meaning)),
    '.SH ENVIRONMENT',
    ...Object.entries(VARIABLES).flatMap(([name, meaning]) => entry(name, meaning)),
  ];
  return { path: PATH, content: `${lines.join('\n')}\n` };
}

const entry = (name: string, meaning: string) => ['.TP', `.B ${escaped(name)}`, escaped(meaning)];

function commandOf({ operationId }: AddressedOperation): string {
  const words = operationId.split('.').map((word) => word.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`));
  return `reelsheet ${words.join(' ')}`;
}

/** A line must not begin with a full stop or apostrophe, and a hyphen of an option is a minus. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replace(/^(?=[.'])/, '\\&')
    .replaceAll('-', '\\-')
    .replace(/\s+/g, ' ');
