import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { removeControlGroups } from '../machine/control-groups.js';
import { Machine, type CommandResult } from '../machine/machine.js';
import { run } from '../images/command.js';
import { waitUntil } from '../support/database.js';
import type { DockerTools } from './tools.js';

const COMMAND_MS = 60_000;
const READY_WITHIN_MS = 120_000;
/** Name of the control groups of containers. */
const GROUPS = 'reelsheet-compose';
const SOCKET = 'unix:///run/docker.sock';
const ADMINISTRATION = '/usr/sbin:/sbin';

interface DockerOptions {
  readonly timeoutMs?: number;
  /** Folder in which the command runs. */
  readonly cwd?: string;
}

/**
 * A machine that runs nothing but Docker, with the network of this process and a disk that remains while it is off.
 */
export class DockerMachine {
  private constructor(
    private machine: Machine,
    private readonly tools: DockerTools,
    private readonly dir: string,
  ) {}

  /** Starts a machine whose disk is a folder. */
  static async start(tools: DockerTools, dir: string): Promise<DockerMachine> {
    return new DockerMachine(await bootedMachine(tools, dir), tools, dir);
  }

  /** Starts the machine again after its loss of power. */
  async powerOn(): Promise<void> {
    this.machine = await bootedMachine(this.tools, this.dir);
  }

  /** Ends all programs at once, Docker and the containers too, and removes what a machine loses with its power. */
  async powerOff(): Promise<void> {
    await this.machine.stop();
    await removeControlGroups(GROUPS);
    const links = JSON.parse(await run('ip', ['-json', 'link', 'show', 'type', 'bridge'], COMMAND_MS)) as Link[];
    for (const { ifname } of links) await run('ip', ['link', 'delete', ifname], COMMAND_MS);
    await run('nft', ['flush', 'ruleset'], COMMAND_MS);
  }

  /** Runs `docker` and returns its standard output; throws if it fails. */
  docker(args: readonly string[], { timeoutMs = COMMAND_MS, cwd }: DockerOptions = {}): Promise<string> {
    return this.machine.run('docker', args, { timeoutMs, cwd, env: environment(this.tools, this.dir) });
  }

  /** Runs a line of a shell that may fail. */
  shell(line: string, { timeoutMs = COMMAND_MS, cwd }: DockerOptions = {}): Promise<CommandResult> {
    const options = { timeoutMs, cwd, env: environment(this.tools, this.dir) };
    return this.machine.result('sh', ['-c', line], options);
  }

  /** Runs a program of this machine inside, where processes have other numbers. */
  inside(file: string, args: readonly string[]): Promise<string> {
    return this.machine.run(file, args, { timeoutMs: COMMAND_MS });
  }
}

interface Link {
  readonly ifname: string;
}

const environment = ({ bin, config }: DockerTools, dir: string): NodeJS.ProcessEnv => ({
  PATH: [bin, process.env['PATH'], ADMINISTRATION].join(delimiter),
  DOCKER_CONFIG: config,
  DOCKER_HOST: SOCKET,
  HOME: dir,
});

/** Boots a machine and waits until Docker answers. */
async function bootedMachine(tools: DockerTools, dir: string): Promise<Machine> {
  await writeFile(join(dir, 'resolv.conf'), '');
  await writeFile(join(dir, 'daemon.json'), '{}');
  const machine = await Machine.start(
    dir,
    ['--mount', '--uts', '--ipc', '--pid'],
    [
      ['mount', '--make-rshared', '/'],
      ['mount', '--bind', join(dir, 'resolv.conf'), '/etc/resolv.conf'],
      ['mount', '-t', 'tmpfs', 'tmpfs', '/run'],
      ['hostname', 'compose1'],
    ],
  );
  const folders = ['--data-root', join(dir, 'docker'), '--exec-root', '/run/docker', '--pidfile', '/run/docker.pid'];
  const flags = ['--config-file', join(dir, 'daemon.json'), '--host', SOCKET, '--cgroup-parent', `/${GROUPS}`];
  const env = environment(tools, dir);
  machine.daemon('dockerd', 'dockerd', [...folders, ...flags], env);
  const isUp = async () => (await machine.result('docker', ['version'], { timeoutMs: COMMAND_MS, env })).status === 0;
  await waitUntil('Docker answers', isUp, READY_WITHIN_MS);
  return machine;
}
