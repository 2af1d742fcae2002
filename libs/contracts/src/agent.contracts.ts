import { Type } from 'typebox';
import { defineJob } from './define.js';
import { Uuid } from './shapes.js';

export const executeRun = defineJob('job.agent.run.execute.v1', Type.Object({ run_id: Uuid }));

/** Settles a run's credits: captures or releases those of an ended run, and forgets a run that never began. */
export const settleRun = defineJob('job.agent.run.settle.v1', Type.Object({ run_id: Uuid }));
