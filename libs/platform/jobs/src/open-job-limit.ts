import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { JobErrors } from './job.errors.js';
import type { JobKind } from './job-kind.js';
import { JobRepository } from './job.repository.js';

const MAX_CACHED = 10_000;

/**
 * Enforces the maximum number of open jobs per organization. Counting takes time proportional to
 * the count, so it is repeated only after half as many new jobs as the last count left below the
 * maximum. Each process counts by itself.
 */
@Injectable()
export class OpenJobLimit {
  /** Number of new jobs until the next count, by kind and organization. */
  private readonly uncounted = new Map<string, number>();

  constructor(private readonly jobs: JobRepository) {}

  /** Called in the transaction that created another job. Throws `too_many_jobs`. */
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
