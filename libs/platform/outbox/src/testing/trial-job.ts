import { defineJob } from '@reelsheet/contracts';
import { Type } from 'typebox';

/** A job of upload's that only trials know. */
export const trialJob = defineJob('job.upload.trial.run.v1', Type.Object({ blob_id: Type.Integer({ minimum: 1 }) }));
