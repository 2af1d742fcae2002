import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { JobErrors } from './job.errors.js';
import type { JobKind } from './job-kind.js';
import { JobRepository } from './job.repository.js';

const MAX_CACHED = 10_000;

/**
 * Holds organizations to the number of jobs that a kind lets them have open. A count costs as much as there is to be
 * counted, so it is repeated only after half as many orders as there was room for; other processes do the same.
 */
@Injectable()
export class OpenJobLimit {
  /** Orders until the next count, by kind and organization. */
  private readonly uncounted = new Map<string, number>();

  constructor(private readonly jobs: JobRepository) {}

  /** Part of the transaction that opened one more. Throws `too_many_jobs`. */
  async enforceLimit(kind: JobKind, organizationId: number): Promise<void> {
    if (kind.maxOpen === Infinity) return;
    const key = `${kind.name}:${organizationId}`;
    const uncounted = this.uncounted.get(key) ?? 0;
    if (uncounted > 0) return void this.uncounted.set(key, uncounted - 1);
    const open = await this.jobs.countOpen(kind, organizationId, kind.maxOpen + 1);
    if (open > kind.maxOpen) throw new DomainError(JobErrors.tooManyOpen);
    if (this.uncounted.size >= MAX_CACHED) this.uncounted.clear();
    this.uncounted.set(key, Math.floor((kind.maxOpen - open) / 2));
  }
}
