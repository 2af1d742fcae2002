import { Inject, Injectable } from '@nestjs/common';
import { LiveHints } from '@reelsheet/platform-messaging';
import type { JobEntity } from './job.entity.js';
import type { JobKind } from './job-kind.js';
import { JOBS_OPTIONS, type JobsOptions } from './jobs.options.js';

/** Hints over the bus; a lost one costs the wait until the next look. */
@Injectable()
export class JobHints {
  constructor(
    @Inject(JOBS_OPTIONS) private readonly options: JobsOptions,
    private readonly live: LiveHints,
  ) {}

  /** Something of this kind is due. */
  wake({ name }: Pick<JobKind, 'name'>): void {
    this.live.announce(this.dueTopic(name));
  }

  onWake({ name }: Pick<JobKind, 'name'>, wake: () => void): () => void {
    return this.live.watch(this.dueTopic(name), wake);
  }

  /** For those who watch one job. */
  moved({ name }: Pick<JobKind, 'name'>, id: JobEntity['id']): void {
    this.live.announce(this.topicOf(name, id));
  }

  onMove({ name }: Pick<JobKind, 'name'>, id: JobEntity['id'], wake: () => void): () => void {
    return this.live.watch(this.topicOf(name, id), wake);
  }

  private topicOf(name: string, id: JobEntity['id']): string {
    return `${this.options.service}.${name}.${id}`;
  }

  private dueTopic(name: string): string {
    return `${this.options.service}.${name}.due`;
  }
}
