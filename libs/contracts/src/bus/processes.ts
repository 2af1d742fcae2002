import { SERVICES, type Service } from '../define.js';

/** What speaks on the bus, each under an identity of its own: of every service the process that answers HTTP, and its worker. */
export type ProcessName = Service | `${Service}-worker`;

export const PROCESSES: readonly ProcessName[] = SERVICES.flatMap((service) => [service, `${service}-worker`] as const);

export const processOf = (service: Service, role: 'http' | 'worker'): ProcessName =>
  role === 'http' ? service : `${service}-worker`;

export const serviceOf = (process: ProcessName): Service => process.replace(/-worker$/, '') as Service;

export const isWorker = (process: ProcessName): boolean => process.endsWith('-worker');

/**
 * The process that makes all streams and their durables. Whoever may make a stream may have it capture any subject, so
 * this is one process, of the service that knows all callers and credits anyway.
 */
export const STREAM_PROVISIONER: ProcessName = 'base-worker';
