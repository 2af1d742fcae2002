import { Injectable } from '@nestjs/common';
import { LiveHints } from '@reelsheet/platform-messaging';
import type { JobEntity } from './job.entity.js';
import type { JobKind } from './job-kind.js';

/** Hints over the bus; a lost one costs the wait until the next look. */
@Injectable()
export class JobHints {
  constructor(private readonly live: LiveHints) {}

  /** Something of this kind is due. */
  wake({ name }: Pick<JobKind, 'name'>): void {
    this.live.announce(dueTopic(name));
  }

  onWake({ name }: Pick<JobKind, 'name'>, wake: () => void): () => void {
    return this.live.watch(dueTopic(name), wake);
  }

  /** For those who watch one job. */
  moved({ name }: Pick<JobKind, 'name'>, id: JobEntity['id']): void {
    this.live.announce(topicOf(name, id));
  }

  onMove({ name }: Pick<JobKind, 'name'>, id: JobEntity['id'], wake: () => void): () => void {
    return this.live.watch(topicOf(name, id), wake);
  }
}

const topicOf = (name: string, id: JobEntity['id']) => `${name}.${id}`;
const dueTopic = (name: string) => `${name}.due`;
