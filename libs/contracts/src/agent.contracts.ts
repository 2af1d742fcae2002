import { Type } from 'typebox';
import { defineEvent, defineJob } from './define.js';
import { Id, Uuid } from './shapes.js';

export const executeRun = defineJob('job.agent.run.execute.v1', Type.Object({ run_id: Uuid }));

/** Settles a run's credits: captures or releases those of an ended run, and forgets a run that never began. */
export const settleRun = defineJob('job.agent.run.settle.v1', Type.Object({ run_id: Uuid }));

/** Ideas that one run had. */
export const ideaCreated = defineEvent(
  'evt.agent.idea.created.v1',
  [],
  Type.Object({
    organization_id: Id,
    agent_id: Id,
    run_id: Uuid,
    ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  }),
);

export const ideaStatusChanged = defineEvent(
  'evt.agent.idea.status_changed.v1',
  [],
  Type.Object({ organization_id: Id, agent_id: Id, id: Id, from: Type.String(), to: Type.String() }),
);
