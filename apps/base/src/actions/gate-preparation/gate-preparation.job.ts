import { ByteBudget, Clock, CommonErrors, DomainError, inTemporaryFolder } from '@reelsheet/kernel';
import { jobKind, RunsJob, type Failed, type JobContext, type JobStep, type Outcome } from '@reelsheet/platform-jobs';
import { MediaStore } from '../../assets/media/media-store.js';
import { MAX_MEDIA_BYTES } from '../../publishing/posts/media/post-media-limits.js';
import { copiesOf, hashOfGate, isLate, type ActionMedia, type GateError } from '../action-gate.js';
import { ActionGateRepository, type ActionGate } from '../action-gate.repository.js';
import { DECIDE_WITHIN_MS } from '../action-limits.js';
import { ActionErrors } from '../action.errors.js';
import { GateStates } from '../gate-states.js';
import { GateMediaReader } from './gate-media-reader.js';
import { BYTES_AT_ONCE, MAX_ATTEMPTS, READ_AT_ONCE, READ_AT_ONCE_PER_SHARE } from './gate-preparation-limits.js';
import { GatePreparationEntity } from './gate-preparation.entity.js';

export type GatePreparation = GatePreparationEntity;

/** Reads files of a founder one after another, so that large ones leave bytes for others. */
export const GATE_PREPARATION = jobKind({
  entity: GatePreparationEntity,
  concurrency: READ_AT_ONCE,
  perOrganization: READ_AT_ONCE_PER_SHARE,
  attempts: MAX_ATTEMPTS,
  backOffMs: [500, 2_000, 10_000, 30_000],
});

/** Reads the media of a gate and opens it, or lets it fail for a reason that another attempt would repeat. */
@RunsJob(GATE_PREPARATION)
export class GatePreparationStep implements JobStep<GatePreparation> {
  private readonly bytes = {
    video: new ByteBudget(BYTES_AT_ONCE.video),
    image: new ByteBudget(BYTES_AT_ONCE.image),
    document: new ByteBudget(BYTES_AT_ONCE.document),
  };

  constructor(
    private readonly gates: ActionGateRepository,
    private readonly media: GateMediaReader,
    private readonly store: MediaStore,
    private readonly states: GateStates,
    private readonly clock: Clock,
  ) {}

  async run({ job: { id }, signal }: JobContext<GatePreparation>): Promise<Outcome<GatePreparation>> {
    const gate = await this.gates.find(id);
    if (gate?.status !== 'preparing') return { state: 'completed', deleteRow: true };
    try {
      const { kind } = gate.source!;
      const media = [await this.bytes[kind].run(MAX_MEDIA_BYTES[kind], () => this.read(gate, signal))];
      const [commit, abandon] = [() => this.open(gate, media), () => this.discardOfDeleted(gate)];
      return { state: 'completed', deleteRow: true, commit, abandon };
    } catch (error) {
      if (!(error instanceof DomainError) || error.is(CommonErrors.unavailable)) throw error;
      if (error.status >= 500) throw new Error(error.message, { cause: error });
      return this.failed(id, { code: error.code, status: error.status, message: error.message });
    }
  }

  /** The wait for bytes may have taken all the time, and the worker may be stopping since. */
  private async read(gate: ActionGate, signal: AbortSignal): Promise<ActionMedia> {
    signal.throwIfAborted();
    if (isLate(gate, this.clock.now())) throw new DomainError(ActionErrors.unreadableMedia);
    return inTemporaryFolder('gate', (folder) => this.media.read(gate, gate.source!, folder, signal));
  }

  private async open(gate: ActionGate, media: readonly ActionMedia[]): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + DECIDE_WITHIN_MS);
    const sha256 = hashOfGate({ ...gate, media, expiresAt });
    await this.states.open(gate.id, { media, sha256, expiresAt });
  }

  /** The copy is obsolete if the gate was deleted with its agent; otherwise another worker has the job and needs it. */
  private async discardOfDeleted({ id, organizationId }: ActionGate): Promise<void> {
    if (!(await this.gates.find(id))) await this.store.discardAllOf(organizationId, copiesOf(id));
  }

  private failed(id: string, error: GateError): Failed<GatePreparation> {
    return { state: 'failed', reason: error.message, commit: () => this.gates.fail(id, error) };
  }
}
