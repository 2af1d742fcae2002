import { randomBytes } from 'node:crypto';
import { loadSecrets, saveSecrets } from '@reelsheet/tool-fleet/secrets';
import { UsageError, type Command } from './command.js';
import { withDatabase, type Installation } from './installation.js';
import { sealedWith } from './sealed.js';

type Values = Readonly<Record<string, string | undefined>>;
const STEPS = ['add', 'use', 'drop'] as const;
type Step = (typeof STEPS)[number];

/**
 * Meaning of each step, which takes effect when the service's processes have restarted. The next step may follow only
 * then.
 */
const MEANING: Readonly<Record<Step, string>> = {
  add: 'the new one is accepted, the old one is used; restart, then: use',
  use: 'the new one is used, the old one is accepted; restart, then, when nothing needs the old one: drop',
  drop: 'the old one is removed; restart',
};

const secret = () => randomBytes(32).toString('base64url');

/** Rotates a secret with a second accepted one (`…_OTHER`). */
function pair(name: string): Record<Step, (values: Values) => Values> {
  const other = `${name}_OTHER`;
  return {
    add: (values) => ({ [name]: present(values, name), [other]: secret() }),
    use: (values) => ({ [name]: present(values, other), [other]: present(values, name) }),
    drop: (values) => ({ [name]: present(values, name), [other]: undefined }),
  };
}

const RING = 'ENCRYPTION_KEYS';

/** Rotates a list of keys, of which the first one encrypts and all decrypt. */
const ring: Record<Step, (values: Values) => Values> = {
  add: (values) => ({ [RING]: `${present(values, RING)},${newKeyName()}:${randomBytes(32).toString('base64')}` }),
  use: (values) => {
    const keys = present(values, RING).split(',');
    if (keys.length < 2) throw new UsageError('there is only one key: add another one first');
    return { [RING]: [keys.at(-1)!, ...keys.slice(0, -1)].join(',') };
  },
  drop: (values) => {
    const keys = present(values, RING).split(',');
    if (keys.length < 2) throw new UsageError('there is only one key, and it is in use');
    return { [RING]: keys.slice(0, -1).join(',') };
  },
};

const newKeyName = () => `k${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;

function present(values: Values, name: string): string {
  const value = values[name];
  if (!value) throw new UsageError(`${name} is not set`);
  return value;
}

const ROTATED: Readonly<Record<string, Record<Step, (values: Values) => Values>>> = {
  [RING]: ring,
  JWT_SECRET: pair('JWT_SECRET'),
  UPLOAD_SIGNING_KEY: pair('UPLOAD_SIGNING_KEY'),
};

/**
 * Writes the settings of the next step into the secrets of a local fleet, or prints them in production.
 */
export const rotate: Command = {
  takes: `<${Object.keys(ROTATED).join('|')}> <${STEPS.join('|')}>`,
  does: 'replaces a secret in three steps, with a restart after each, so that nothing is rejected in between',
  prints:
    'the settings of the step as `NAME=value`, to be stored in the Secret, and what to do next; for a local ' +
    'fleet it writes them into its secrets',
  fails: 'never; a key of ENCRYPTION_KEYS that is still needed is an error of `drop`',
  async run([name = '', requested], installation, print) {
    const step = STEPS.find((each) => each === requested);
    const steps = ROTATED[name];
    if (!steps || !step) throw new UsageError(`rotate ${this.takes}`);
    const { fleetDir } = localFleet(installation);
    const retained = fleetDir === undefined ? undefined : loadSecrets(fleetDir);
    const now: Values = retained ? retained.settings : process.env;
    const changed = steps[step](now);
    if (name === RING && step === 'drop') await rejectIfNeeded(installation(), present(now, RING), print);
    if (retained) saveSecrets(fleetDir!, { ...retained, settings: { ...retained.settings, ...changed } });
    else Object.entries(changed).forEach(([key, value]) => print(`${key}=${value ?? ''}`));
    print(`# ${name}: ${MEANING[step]}`);
    return true;
  },
};

/** Returns the local fleet; nothing in production, where the secrets are in the environment. */
function localFleet(installation: () => Installation): Partial<Installation> {
  return process.env['ADMIN_DATABASE_URL'] || process.env['JWT_SECRET'] || process.env['UPLOAD_SIGNING_KEY']
    ? {}
    : installation();
}

async function rejectIfNeeded(installation: Installation, keys: string, print: (line: string) => void): Promise<void> {
  const last = keys.split(',').at(-1)!.split(':')[0]!;
  const needed = (await withDatabase(installation, sealedWith)).filter(({ key }) => key === last);
  if (needed.length === 0) return;
  needed.forEach(({ location, count }) => print(`# ${count} × ${location}`));
  throw new Error(`the key ${last} is still needed`);
}
