import { SERVICES, type Service } from '../define.js';

/**
 * Processes with an identity of their own on the bus: the HTTP process and the worker of each
 * service.
 */
export type ProcessName = Service | `${Service}-worker`;

export const PROCESSES: readonly ProcessName[] = SERVICES.flatMap((service) => [service, `${service}-worker`] as const);

export const processOf = (service: Service, role: 'http' | 'worker'): ProcessName =>
  role === 'http' ? service : `${service}-worker`;

export const serviceOf = (process: ProcessName): Service => process.replace(/-worker$/, '') as Service;

export const isWorker = (process: ProcessName): boolean => process.endsWith('-worker');

/**
 * The process that creates all streams and durable consumers. A process that may create a stream
 * can capture any subject, so only one process may, of the service that knows all callers and
 * credits anyway.
 */
export const STREAM_PROVISIONER: ProcessName = 'base-worker';
