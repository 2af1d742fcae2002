import { Injectable } from '@nestjs/common';
import { LiveUpdates } from '@reelsheet/platform-messaging';
import type { JobEntity, JobStatus } from '../job.entity.js';
import type { JobKind } from '../job-kind.js';

/** Columns that some watched jobs have. */
interface WatchedColumns {
  readonly agentId: number;
  /** From 0 to 1. */
  readonly progress: number;
}

/** A change of a watched job, as far as it is known when it is made. */
export interface ChangedJob {
  /** Name of the kind. */
  readonly kind: string;
  readonly id: JobEntity['id'];
  readonly status: JobStatus;
  readonly agentId: number | null;
  /** From 0 to 1; null for kinds without it. */
  readonly progress: number | null;
}

/** Notifications over the bus; if one is lost, the next poll finds the change. */
@Injectable()
export class JobNotifications {
  constructor(private readonly live: LiveUpdates) {}

  /** Jobs of this kind are due. */
  due({ name }: Pick<JobKind, 'name'>): void {
    this.live.publish(dueTopic(name));
  }

  onDue({ name }: Pick<JobKind, 'name'>, listener: () => void): () => void {
    return this.live.subscribe(dueTopic(name), listener);
  }

  /** Notifies watchers of a job and of its organization. `progress` is transient and stored nowhere. */
  changed({ name, watched }: Pick<JobKind, 'name' | 'watched'>, job: JobEntity, progress?: string): void {
    if (!watched) return;
    this.live.publish(topicOf(name, job.id), progress);
    if (progress !== undefined || job.organizationId === 0) return;
    const { id, status, agentId, progress: share } = job as JobEntity & Partial<WatchedColumns>;
    const changed: ChangedJob = { kind: name, id, status, agentId: agentId ?? null, progress: share ?? null };
    this.live.publish(organizationTopic(job.organizationId), JSON.stringify(changed));
  }

  /** Calls back for changes of all watched jobs of an organization. */
  onChangeIn(organizationId: number, listener: (changed: ChangedJob) => void): () => void {
    return this.live.subscribe(organizationTopic(organizationId), (_, changed) =>
      listener(JSON.parse(changed) as ChangedJob),
    );
  }

  onChange(
    { name, watched }: Pick<JobKind, 'name' | 'watched'>,
    id: JobEntity['id'],
    listener: (progress: string) => void,
  ): () => void {
    if (!watched) throw new Error(`jobs of the kind ${name} cannot be watched: it is not watched`);
    return this.live.subscribe(topicOf(name, id), (_, progress) => listener(progress));
  }

  /** Notifies the worker of a stopped job. */
  stopped({ name }: Pick<JobKind, 'name'>, id: JobEntity['id']): void {
    this.live.publish(stopTopic(name, id));
  }

  /** Calls `stop` for each stopped job of the kind. */
  onStopped({ name }: Pick<JobKind, 'name'>, stop: (id: string) => void): () => void {
    return this.live.subscribe(stopTopic(name, '*'), stop);
  }
}

const topicOf = (name: string, id: JobEntity['id']) => `${name}.${id}`;
const organizationTopic = (organizationId: number) => `jobs.of_organization.${organizationId}`;
const stopTopic = (name: string, id: JobEntity['id']) => `${name}.stopped.${id}`;
const dueTopic = (name: string) => `${name}.due`;
