import { Injectable } from '@nestjs/common';
import { LiveUpdates } from '@reelsheet/platform-messaging';
import type { JobEntity } from '../job.entity.js';
import type { JobKind } from '../job-kind.js';

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

  /** Notifies watchers of a job. `progress` is transient and stored nowhere. */
  changed({ name, watched }: Pick<JobKind, 'name' | 'watched'>, id: JobEntity['id'], progress?: string): void {
    if (watched) this.live.publish(topicOf(name, id), progress);
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
const stopTopic = (name: string, id: JobEntity['id']) => `${name}.stopped.${id}`;
const dueTopic = (name: string) => `${name}.due`;
