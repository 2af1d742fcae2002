import { changeCount } from '@reelsheet/kernel';
import type { JobEntity } from '../job.entity.js';
import type { JobKind } from '../job-kind.js';

/** Returns the property of a job by which the kind limits the steps for a target; undefined where it has no targets. */
export const targetOf = ({ perTarget }: Pick<JobKind, 'perTarget'>, job: JobEntity): number | undefined =>
  perTarget && job[perTarget.of as 'shareId'];

/** The steps that a worker runs of one kind, by share and target. */
export class RunningSteps {
  /** Number of steps by share. */
  readonly byShare = new Map<number, number>();
  /** Number of steps by target. */
  readonly byTarget = new Map<number, number>();

  constructor(private readonly kind: Pick<JobKind, 'perOrganization' | 'perTarget'>) {}

  add(job: JobEntity): void {
    this.count(job, 1);
  }

  remove(job: JobEntity): void {
    this.count(job, -1);
  }

  copy(): RunningSteps {
    const copy = new RunningSteps(this.kind);
    for (const [key, steps] of this.byShare) copy.byShare.set(key, steps);
    for (const [key, steps] of this.byTarget) copy.byTarget.set(key, steps);
    return copy;
  }

  /** Returns whether some share or target has as many steps as it may have. */
  get isAnyFull(): boolean {
    return this.fullShares().length + this.fullTargets().length > 0;
  }

  /** Returns whether a share or target that is full in `earlier` has free capacity here. */
  hasFreed(earlier: RunningSteps): boolean {
    return (
      earlier.fullShares().some((key) => this.isShareFree(key)) ||
      earlier.fullTargets().some((key) => this.isTargetFree(key))
    );
  }

  /** Returns whether the share of a job may have another step. */
  hasFreeStepFor({ shareId }: JobEntity): boolean {
    return this.isShareFree(shareId);
  }

  private fullShares(): number[] {
    return [...this.byShare.keys()].filter((key) => !this.isShareFree(key));
  }

  private fullTargets(): number[] {
    return [...this.byTarget.keys()].filter((key) => !this.isTargetFree(key));
  }

  private isShareFree(share: number): boolean {
    return (this.byShare.get(share) ?? 0) < this.kind.perOrganization;
  }

  private isTargetFree(target: number): boolean {
    return (this.byTarget.get(target) ?? 0) < (this.kind.perTarget?.max ?? Infinity);
  }

  private count(job: JobEntity, change: number): void {
    changeCount(this.byShare, job.shareId, change);
    const target = targetOf(this.kind, job);
    if (target !== undefined) changeCount(this.byTarget, target, change);
  }
}
