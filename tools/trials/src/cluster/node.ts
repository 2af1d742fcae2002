import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { run } from '../images/command.js';

/** Address of the node in its network. */
export const NODE_ADDRESS = '10.99.0.1';
export const NODE_NAME = 'node1';
/** Address of the cluster's DNS, which the node uses too. */
export const DNS_ADDRESS = '10.96.0.10';
/** Socket of containerd in the node. */
export const CONTAINERD_SOCKET = '/run/kube/containerd.sock';
const SETUP_MS = 30_000;
/** Characters of the output of a failed command that its error shows. */
const MAX_OUTPUT = 3_000;

export interface CommandOptions {
  readonly timeoutMs: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Text for its standard input. */
  readonly input?: string;
}

export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * A machine of its own by namespaces: network, mounts, processes, host name. It has no connection to this machine's
 * network. Its first process ends with the standard input that this process holds, also if this process is killed, and
 * with it all processes and mounts of the node.
 */
export class ClusterNode {
  private constructor(
    private readonly holder: ChildProcess,
    /** First process of the node, as this machine numbers it. */
    private readonly pid: string,
    readonly dir: string,
  ) {}

  static async start(dir: string): Promise<ClusterNode> {
    const spaces = ['--net', '--mount', '--uts', '--ipc', '--pid', '--fork', '--mount-proc', '--kill-child'];
    const holder = spawn('unshare', [...spaces, 'tini', '--', 'cat'], { stdio: ['pipe', 'pipe', 'inherit'] });
    holder.stdin.write('started\n');
    await once(holder.stdout, 'data');
    const pid = (await run('ps', ['--ppid', String(holder.pid), '-o', 'pid='], SETUP_MS)).trim();
    const node = new ClusterNode(holder, pid, dir);
    await node.prepare();
    return node;
  }

  /** Folder of what the node writes, such as `log`. */
  path(...names: readonly string[]): string {
    return join(this.dir, ...names);
  }

  private async prepare(): Promise<void> {
    await mkdir(this.path('log'), { recursive: true });
    await writeFile(this.path('resolv.conf'), `nameserver ${DNS_ADDRESS}\n`);
    const commands = [
      ['mount', '--make-rshared', '/'],
      ['mount', '--bind', this.path('resolv.conf'), '/etc/resolv.conf'],
      ['mount', '-t', 'tmpfs', 'tmpfs', '/run'],
      ['mount', '--bind', this.path('log'), '/var/log'],
      ['hostname', NODE_NAME],
      ['ip', 'link', 'set', 'lo', 'up'],
      ['ip', 'link', 'add', 'node0', 'type', 'veth', 'peer', 'name', 'node0p'],
      ['ip', 'link', 'set', 'node0', 'up'],
      ['ip', 'link', 'set', 'node0p', 'up'],
      ['ip', 'addr', 'add', `${NODE_ADDRESS}/24`, 'dev', 'node0'],
      ['ip', 'route', 'add', 'default', 'via', '10.99.0.254', 'dev', 'node0'],
      ['sysctl', '-qw', 'net.ipv4.ip_forward=1'],
    ];
    for (const [file, ...args] of commands) await this.run(file!, args, { timeoutMs: SETUP_MS });
  }

  /** Starts a program that runs until the node ends; its output is in `log`. */
  daemon(name: string, file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const log = openSync(this.path('log', `${name}.log`), 'a');
    return this.spawn(file, args, env, ['ignore', log, log]);
  }

  spawn(
    file: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    stdio: readonly ('ignore' | 'pipe' | number)[],
  ): ChildProcess {
    const spaces = ['--target', this.pid, '--net', '--mount', '--uts', '--ipc', '--pid'];
    return spawn('nsenter', [...spaces, '--', file, ...args], { stdio: [...stdio], env: { ...process.env, ...env } });
  }

  /** Runs a command of containerd on the images and containers of Kubernetes. */
  ctr(args: readonly string[], timeoutMs: number): Promise<string> {
    return this.run('ctr', ['--address', CONTAINERD_SOCKET, '--namespace', 'k8s.io', ...args], { timeoutMs });
  }

  /** Runs a program and returns its standard output; throws if it fails. */
  async run(file: string, args: readonly string[], options: CommandOptions): Promise<string> {
    const { status, stdout, stderr } = await this.result(file, args, options);
    if (status === 0) return stdout.trim();
    const output = (stdout + stderr).slice(-MAX_OUTPUT);
    throw new Error(`${file} ${args.slice(0, 4).join(' ')} ended with status ${status}: ${output}`);
  }

  /** Runs a program that may fail. */
  async result(
    file: string,
    args: readonly string[],
    { timeoutMs, env = {}, input = '' }: CommandOptions,
  ): Promise<CommandResult> {
    const child = this.spawn(file, args, env, ['pipe', 'pipe', 'pipe']);
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.stdin!.on('error', () => undefined).end(input);
    const closed = once(child, 'close') as Promise<[number | null]>;
    const [stdout, stderr, [status]] = await Promise.all([text(child.stdout!), text(child.stderr!), closed]);
    clearTimeout(timer);
    return { status, stdout, stderr };
  }

  /** Ends all processes of the node. */
  async stop(): Promise<void> {
    if (this.holder.exitCode !== null || this.holder.signalCode !== null) return;
    const ended = once(this.holder, 'exit');
    this.holder.stdin!.end();
    await ended;
  }
}
