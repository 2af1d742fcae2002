import { Clock, DomainError, inTemporaryFolder } from '@reelsheet/kernel';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { hashOfGate, isLate } from './action-gate.js';
import { ActionGateRepository, type ActionGate } from './action-gate.repository.js';
import { DECIDE_WITHIN_MS } from './action-limits.js';
import { ActionErrors } from './action.errors.js';
import { GateMediaReader } from './gate-media-reader.js';
import { prepareGate, type PreparedGate } from './prepare-gate.js';

@RunsTask(prepareGate)
export class PrepareGate implements TaskHandler<PreparedGate> {
  constructor(
    private readonly gates: ActionGateRepository,
    private readonly media: GateMediaReader,
    private readonly clock: Clock,
  ) {}

  /** Opens the gate, or lets it fail for a reason that another attempt would repeat, or after too much time. */
  async run({ gateId }: PreparedGate, signal: AbortSignal): Promise<void> {
    const gate = await this.gates.find(gateId);
    if (gate?.status !== 'preparing') return;
    if (isLate(gate, this.clock.now())) return this.gates.fail(gateId, ActionErrors.unreadableMedia);
    try {
      await this.open(gate, signal);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.status >= 500) throw new Error(error.message, { cause: error });
      await this.gates.fail(gateId, { code: error.code, status: error.status, message: error.message });
    }
  }

  private async open(gate: ActionGate, signal: AbortSignal): Promise<void> {
    const { id, source } = gate;
    const media = [await inTemporaryFolder('gate', (folder) => this.media.read(gate, source!, folder, signal))];
    const expiresAt = new Date(this.clock.now().getTime() + DECIDE_WITHIN_MS);
    await this.gates.open(id, { media, sha256: hashOfGate({ ...gate, media, expiresAt }), expiresAt });
  }
}
