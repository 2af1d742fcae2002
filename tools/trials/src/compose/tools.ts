import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { assertPrograms, goBuild, moduleOf } from '../machine/go-programs.js';
import { installedProgram } from '../machine/installed-program.js';
import type { TrialRun } from '../trial.js';

const GO = '1.26.0';
const ENGINE_VERSION = 'v2.0.0-beta.24';
const ENGINE = 'github.com/moby/moby/v2';
const CONTAINERD = 'github.com/containerd/containerd/v2/cmd';
/** Debian's runc does not know all namespaces that the engine names. */
const RUNC_VERSION = 'v1.4.4';
const RUNC = 'github.com/opencontainers/runc';
const COMPOSE_VERSION = 'v5.6.0';
const COMPOSE = 'github.com/docker/compose/v5';
/** Programs of this trial alone, each with the package of Debian that has it. */
const PACKAGES: Readonly<Record<string, string>> = {
  nft: 'nftables',
  git: 'git',
  docker: 'docker.io',
  gcc: 'gcc',
  'pkg-config': 'pkg-config',
  '/usr/include/seccomp.h': 'libseccomp-dev',
};

/** Programs of Docker that were built by Go, for the command `docker` of this machine. */
export interface DockerTools {
  /** Folder of `dockerd` and what it starts. */
  readonly bin: string;
  /** Folder of plugins of the command `docker`, which has `docker compose`. */
  readonly config: string;
  readonly nats: string;
  /** Folder of what a later run uses again. */
  readonly cache: string;
}

/** Versions of the programs in words. */
export const VERSIONS = `Docker Engine ${ENGINE_VERSION} and compose ${COMPOSE_VERSION}`;

/** Throws with each missing program and its package. */
export const assertDockerTools = (): void => assertPrograms(PACKAGES);

/**
 * Builds the engine and compose by Go, unless an earlier run has: the first time takes ten to thirty
 * minutes and 1.4 GB below `COMPOSE_TOOLS`, by default a folder of the user's cache.
 */
export async function buildDockerTools(trial: TrialRun): Promise<DockerTools> {
  const cache = process.env['COMPOSE_TOOLS'] ?? join(homedir(), '.cache', 'reelsheet-compose');
  const bin = join(cache, `bin-${ENGINE_VERSION}-${COMPOSE_VERSION}`);
  const config = join(bin, 'config');
  await mkdir(join(config, 'cli-plugins'), { recursive: true });
  await build(trial, join(cache, 'engine'), `${ENGINE} ${ENGINE_VERSION}`, {
    [`${ENGINE}/cmd/dockerd`]: join(bin, 'dockerd'),
    [`${ENGINE}/cmd/docker-proxy`]: join(bin, 'docker-proxy'),
    [`${CONTAINERD}/containerd`]: join(bin, 'containerd'),
    [`${CONTAINERD}/containerd-shim-runc-v2`]: join(bin, 'containerd-shim-runc-v2'),
  });
  await build(trial, join(cache, 'runtime'), `${RUNC} ${RUNC_VERSION}`, { [RUNC]: join(bin, 'runc') }, true);
  const plugin = join(config, 'cli-plugins', 'docker-compose');
  await build(trial, join(cache, 'plugin'), `${COMPOSE} ${COMPOSE_VERSION}`, { [`${COMPOSE}/cmd`]: plugin });
  return { bin, config, nats: await installedProgram('nats-server'), cache };
}

/** Builds the programs of packages that are missing, with the versions that one module requires. */
async function build(
  trial: TrialRun,
  folder: string,
  requirement: string,
  programs: Readonly<Record<string, string>>,
  usesC = false,
): Promise<void> {
  const missing = Object.entries(programs).filter(([, file]) => !existsSync(file));
  if (missing.length === 0) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'go.mod'), moduleOf('docker', [requirement], [], GO));
  const [tags, settings] = usesC ? [['-tags', 'seccomp'], { CGO_ENABLED: '1' }] : [[], {}];
  for (const [name, file] of missing)
    await goBuild(trial, folder, [...tags, '-ldflags', '-s -w', '-o', file, name], settings);
}
