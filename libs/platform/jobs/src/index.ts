export { OnJobEnding, type EndingListener } from './ending-listener.js';
export { ERASED_SHARES, fairShareOf } from './fair-shares/fair-share.sql.js';
export { FairShareEntity } from './fair-shares/fair-share.entity.js';
export { FairShares } from './fair-shares/fair-shares.js';
export * from './job-columns.js';
export * from './job.entity.js';
export {
  ClaimLost,
  AttemptsInterrupted,
  isDependencyUnavailable,
  JobErrors,
  requireWithinLimit,
} from './job.errors.js';
export * as jobSql from './job-sql.js';
export { creditReference, jobKind, type Changes, type JobKind } from './job-kind.js';
export { RunsJob, type JobStep } from './job-step.js';
export * from './jobs.js';
export * from './jobs.module.js';
export * from './migrations/1763700000000-create-tasks.js';
export * from './migrations/1795630000000-create-fair-shares.js';
export * from './migrations/1795640400000-revisions-of-shares.js';
export * from './outcome.js';
export { RowClaims } from './row-claims.js';
export { RunsTask, taskKind, type TaskHandler, type TaskKind } from './tasks/task-kind.js';
export * from './tasks/task.entity.js';
export * from './tasks/tasks.js';
export { classifyError } from './worker/classify-error.js';
export type { JobContext } from './worker/job-context.js';
export type { ChangedJob } from './worker/job-notifications.js';
