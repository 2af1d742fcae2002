import { Type } from 'typebox';
import { defineJob } from './define.js';
import { Uuid } from './shapes.js';

export const executeRun = defineJob('job.agent.run.execute.v1', Type.Object({ run_id: Uuid }));
