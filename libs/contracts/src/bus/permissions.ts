import { allContracts, allEvents, ownerOf, type EventContract, type Service } from '../index.js';
import { expectationsOf } from '../expectations/index.js';
import { isWorker, serviceOf, STREAM_PROVISIONER, type ProcessName } from './processes.js';
import { eventStreams } from './streams.js';
import { durableOf, inboxOf, liveSubject, ackSubject, replicasSubject, streamOf } from './subjects.js';

/** Permitted subjects, with the wildcards of NATS; the server rejects all others. */
export interface Permissions {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
  /** True if it may send one reply to each request, to the reply subject of that request. */
  readonly replies: boolean;
}

/**
 * Returns the permissions of a process on the bus, derived from the contracts: what it owns,
 * consumes and requests.
 */
export function permissionsOf(process: ProcessName): Permissions {
  const service = serviceOf(process);
  const lanes = [
    permissionsOfAny(process),
    isWorker(process) ? permissionsOfWorker(service) : permissionsOfHttp(service),
  ];
  if (process === STREAM_PROVISIONER) lanes.push(permissionsOfProvisioner());
  return {
    publish: sorted(lanes.flatMap(({ publish = [] }) => publish)),
    subscribe: sorted(lanes.flatMap(({ subscribe = [] }) => subscribe)),
    replies: !isWorker(process),
  };
}

type PermissionSubjects = Partial<Pick<Permissions, 'publish' | 'subscribe'>>;

function permissionsOfAny(process: ProcessName): PermissionSubjects {
  const service = serviceOf(process);
  const requested = expectationsOf(service).filter(({ contract }) => contract.kind === 'rpc');
  return {
    publish: [
      replicasSubject(process),
      liveSubject(service, '>'),
      ...requested.map(({ contract: { subject } }) => subject),
    ],
    subscribe: [`${inboxOf(process)}.>`, replicasSubject('*'), liveSubject(service, '>')],
  };
}

/** Answers its service's questions. */
function permissionsOfHttp(service: Service): PermissionSubjects {
  const questions = allContracts().filter(({ kind, subject }) => kind === 'rpc' && ownerOf(subject) === service);
  return { subscribe: questions.map(({ subject }) => subject) };
}

/** Publishes its service's events and takes those that its service consumes. */
function permissionsOfWorker(service: Service): PermissionSubjects {
  const own = allEvents().filter(({ subject }) => ownerOf(subject) === service);
  const consumed = allEvents().filter(({ consumers }) => consumers.includes(service));
  return {
    publish: [...own.map(({ subject }) => subject), ...consumed.flatMap((event) => consumption(service, event))],
    subscribe: [ackSubject(service, '*')],
  };
}

function consumption(consumer: Service, event: EventContract): string[] {
  const owner = ownerOf(event.subject);
  const durable = `${streamOf(owner)}.${durableOf(consumer, event)}`;
  return [
    `$JS.API.CONSUMER.INFO.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.${durable}`,
    `$JS.ACK.${durable}.>`,
    ackSubject(owner, consumer),
  ];
}

function permissionsOfProvisioner(): PermissionSubjects {
  return {
    publish: eventStreams().flatMap(({ name, durables }) => [
      `$JS.API.STREAM.INFO.${name}`,
      `$JS.API.STREAM.CREATE.${name}`,
      `$JS.API.STREAM.UPDATE.${name}`,
      `$JS.API.CONSUMER.LIST.${name}`,
      ...durables.map((durable) => `$JS.API.CONSUMER.CREATE.${name}.${durable.name}.${durable.subject}`),
    ]),
  };
}

const sorted = (subjects: readonly string[]) => [...new Set(subjects)].sort();
