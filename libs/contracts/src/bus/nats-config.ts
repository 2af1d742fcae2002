import { permissionsOf, type Permissions } from './permissions.js';
import { PROCESSES, type ProcessName } from './processes.js';

/** Time within which a request may be answered; slightly longer than any client waits. */
const REPLY_TIMEOUT = '5s';
/** Seconds in which a process that connects proves who it is: one that just starts on a busy machine may be slow. */
const AUTHENTICATION_TIMEOUT_SECONDS = 10;

/** The variable of the server's configuration that holds a process's public key. */
export const keyVariable = (process: ProcessName): string => `NATS_NKEY_${process.toUpperCase().replace('-', '_')}`;

/**
 * The `authorization` block of a nats-server: each process with its permissions, `others` as they are, and nobody else.
 * Public keys are variables, which the server takes from its environment or from lines before the block.
 */
export function natsAuthorization(...others: readonly string[]): string {
  const users = PROCESSES.map((process) => user(`$${keyVariable(process)}`, permissionsOf(process)));
  return [
    'authorization {',
    `  timeout: ${AUTHENTICATION_TIMEOUT_SECONDS}`,
    '  users = [',
    ...users,
    ...others,
    '  ]',
    '}',
    '',
  ].join('\n');
}

/**
 * Permissions of the processes within one account of a nats-server. Subjects, streams and inboxes
 * of an account do not exist in any other, so several installations on one server use the same
 * names.
 */
export function natsAccount(publicKeyOf: (process: ProcessName) => string): string {
  const users = PROCESSES.map((process) => user(publicKeyOf(process), permissionsOf(process)));
  return ['jetstream: enabled', 'users = [', ...users, ']', ''].join('\n');
}

/** The lines that give the processes' public keys to the block. */
export const natsKeys = (publicKeyOf: (process: ProcessName) => string): string =>
  PROCESSES.map((process) => `${keyVariable(process)} = ${publicKeyOf(process)}\n`).join('');

function user(nkey: string, { publish, subscribe, replies }: Permissions): string {
  return [
    '    {',
    `      nkey: ${nkey}`,
    '      permissions: {',
    ...subjects('publish', publish),
    ...subjects('subscribe', subscribe),
    ...(replies ? [`        allow_responses: { max: 1, expires: "${REPLY_TIMEOUT}" }`] : []),
    '      }',
    '    }',
  ].join('\n');
}

const subjects = (direction: string, allowed: readonly string[]) => [
  `        ${direction}: { allow: [`,
  ...allowed.map((subject) => `          "${subject}"`),
  '        ] }',
];
