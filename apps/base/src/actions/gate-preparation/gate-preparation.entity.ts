import { JobEntity, JobTable } from '@reelsheet/platform-jobs';
import { PrimaryColumn } from 'typeorm';

/** The reading of the media of a gate, after which the gate opens. Deleted when it has succeeded, or with the gate. */
@JobTable('gate_preparation')
export class GatePreparationEntity extends JobEntity {
  /** Id of the gate. */
  @PrimaryColumn('uuid')
  id!: string;
}
