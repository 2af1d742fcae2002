import { spawn } from 'node:child_process';
import { serviceOf } from '@reelsheet/contracts/bus';
import type { Launcher } from '../support/installation.js';
import { run } from './command.js';
import { imageOf } from './image-builds.js';

const QUERY_MS = 60_000;
/** Restrictions of `docker/compose.yaml`. */
const HARDENED = [
  ...['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges'],
  ...['--pids-limit=512', '--tmpfs=/tmp:size=4g,mode=1777'],
];
/** Limits that podman may set without the capability to exceed its own. */
const LIMITS = ['--ulimit=nofile=8192:8192', '--ulimit=nproc=4096:4096'];
/** Podman runs health checks by systemd, which not every machine has; it passes on what the program prints. */
const OPTIONS = [
  ...['--rm', '--replace', '--network=host', '--runtime=runc', '--pull=never'],
  ...['--no-healthcheck', '--log-driver=none'],
];

/** Returns the name of the container of a program. */
export const containerOf = (name: string): string => `reelsheet-trial-${name}`;

/**
 * Starts programs in containers that may write to the folder of the installation alone. They share the network of this
 * machine, so that addresses on loopback lead where they lead outside.
 */
export const inContainer: Launcher = ({ kind, name, env, dir, log }) => {
  const image = imageOf(kind === 'sandbox' ? kind : serviceOf(kind));
  const program = kind.endsWith('-worker') ? ['bundle/worker.js'] : [];
  // Variables of this process belong to this machine.
  const own = Object.entries(env).filter(([key, value]) => process.env[key] !== value);
  const settings = own.map(([key, value]) => `--env=${key}=${value}`);
  const options = [...OPTIONS, ...HARDENED, ...LIMITS];
  const args = [
    '--cgroup-manager=cgroupfs',
    'run',
    ...options,
    `--name=${containerOf(name)}`,
    `--volume=${dir}:${dir}`,
  ];
  return spawn('podman', [...args, ...settings, image, ...program], { stdio: ['ignore', log, log] });
};

/** Removes what earlier trials have left. */
export const removeContainers = (names: readonly string[]): Promise<string> =>
  run('podman', ['rm', '--force', '--ignore', ...names.map(containerOf)], QUERY_MS);
