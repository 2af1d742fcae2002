import { Injectable } from '@nestjs/common';
import { LiveUpdates } from '@reelsheet/platform-messaging';
import type { JobEntity } from '../job.entity.js';
import type { JobKind } from '../job-kind.js';

/** Hints over the bus; a lost one costs the wait until the next look. */
@Injectable()
export class JobNotifications {
  constructor(private readonly live: LiveUpdates) {}

  /** Something of this kind is due. */
  due({ name }: Pick<JobKind, 'name'>): void {
    this.live.publish(dueTopic(name));
  }

  onDue({ name }: Pick<JobKind, 'name'>, wake: () => void): () => void {
    return this.live.subscribe(dueTopic(name), wake);
  }

  /** For those who watch one job; `news` stands nowhere else. */
  changed({ name, watched }: Pick<JobKind, 'name' | 'watched'>, id: JobEntity['id'], news?: string): void {
    if (watched) this.live.publish(topicOf(name, id), news);
  }

  onChange(
    { name, watched }: Pick<JobKind, 'name' | 'watched'>,
    id: JobEntity['id'],
    wake: (news: string) => void,
  ): () => void {
    if (!watched) throw new Error(`nothing is told of jobs of the kind ${name}: it is not watched`);
    return this.live.subscribe(topicOf(name, id), (_, news) => wake(news));
  }

  /** Whoever works on the job need not go on. */
  stopped({ name }: Pick<JobKind, 'name'>, id: JobEntity['id']): void {
    this.live.publish(stopTopic(name, id));
  }

  /** Hears of every job of the kind. */
  onStopped({ name }: Pick<JobKind, 'name'>, stop: (id: string) => void): () => void {
    return this.live.subscribe(stopTopic(name, '*'), stop);
  }
}

const topicOf = (name: string, id: JobEntity['id']) => `${name}.${id}`;
const stopTopic = (name: string, id: JobEntity['id']) => `${name}.stopped.${id}`;
const dueTopic = (name: string) => `${name}.due`;
