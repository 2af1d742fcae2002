import type { TrialRun } from '../trial.js';
import { serviceOfContainer, type ComposedInstallation, type InspectedContainer } from './composed.js';

/** Services as `docker compose config` prints them, as far as the trial reads them. */
interface DeclaredService {
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly restart?: string;
}

/** The user of the project's images. */
const USER = '10001:10001';
/** Servers of others, whose own images choose the user. */
const OTHERS = ['postgres', 'nats'];
const ROOT = '0';

/** Compares the containers with what the file declares, and checks the processes in them. */
export async function checkContainers(trial: TrialRun, installation: ComposedInstallation): Promise<void> {
  const config = JSON.parse(await installation.compose('config --format json')) as {
    readonly services: Readonly<Record<string, DeclaredService>>;
  };
  const containers = await installation.containers();
  trial.figure('containers', containers.length, { exactly: Object.keys(config.services).length });
  trial.none(
    'differences between containers and the file',
    containers.flatMap((each) => {
      const name = serviceOfContainer(each);
      return differencesOf(each, config.services[name]!, name).map((difference) => `${name}: ${difference}`);
    }),
  );
  const processes = await Promise.all(containers.filter(isRunning).map((each) => processesOf(installation, each)));
  const all = processes.flat();
  trial.note(`processes as root without a capability: ${services(all.filter(({ user }) => user === ROOT))}`);
  trial.none(
    'processes of the project that run as root',
    all.filter(({ service, user }) => user === ROOT && !OTHERS.includes(service)),
  );
  trial.none(
    'processes with a capability',
    all.filter(({ capabilities }) => BigInt(`0x${capabilities}`) !== 0n),
  );
}

const isRunning = ({ State }: InspectedContainer): boolean => State.Status === 'running';

const services = (processes: readonly ContainedProcess[]): string =>
  [...new Set(processes.map(({ service }) => service))].join(', ') || 'none';

function differencesOf(
  { Config: { User }, HostConfig: found }: InspectedContainer,
  declared: DeclaredService,
  name: string,
): string[] {
  const isAs = (actual: unknown, expected: unknown) => JSON.stringify(actual) === JSON.stringify(expected);
  const added = (found.CapAdd ?? []).map((each) => each.replace('CAP_', '')).toSorted();
  const conditions: Readonly<Record<string, boolean>> = {
    'it can write to its image': declared.read_only === true && found.ReadonlyRootfs,
    'it has capabilities': isAs(found.CapDrop, declared.cap_drop) && isAs(found.CapDrop, ['ALL']),
    'it adds other capabilities than declared': isAs(added, (declared.cap_add ?? []).toSorted()),
    'it adds a capability, which only Postgres needs': added.length === 0 || name === 'postgres',
    'it can gain privileges': isAs(found.SecurityOpt, declared.security_opt) && found.SecurityOpt!.length === 1,
    'its processes have no limit': isAs(found.PidsLimit, declared.pids_limit) && found.PidsLimit! > 0,
    'it is privileged': !found.Privileged,
    'it restarts otherwise than declared': found.RestartPolicy.Name === (declared.restart ?? 'no'),
    'it listens beyond this machine': Object.values(found.PortBindings ?? {})
      .flat()
      .every(({ HostIp }) => HostIp === '127.0.0.1'),
    'it runs as another user': OTHERS.includes(name) || User === USER,
  };
  return Object.entries(conditions)
    .filter(([, holds]) => !holds)
    .map(([difference]) => difference);
}

interface ContainedProcess {
  readonly service: string;
  readonly user: string;
  readonly capabilities: string;
}

/** Returns the processes of a container, by their numbers in the machine. */
async function processesOf(
  { machine }: ComposedInstallation,
  container: InspectedContainer,
): Promise<ContainedProcess[]> {
  const service = serviceOfContainer(container);
  const [, ...rows] = (await machine.docker(['top', container.Name, '-eo', 'pid'])).split('\n');
  const files = rows.map((row) => `/proc/${row.trim()}/status`);
  const { stdout } = await machine.shell(`grep -hE '^(Uid|CapEff):' ${files.join(' ')}`);
  const lines = stdout.trim().split('\n');
  return lines.flatMap((line, index) => {
    const [label, value] = line.split(/\s+/);
    if (label !== 'Uid:') return [];
    return [{ service, user: value!, capabilities: lines[index + 1]!.split(/\s+/)[1]! }];
  });
}
