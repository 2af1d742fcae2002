import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { RunsTask, taskKind, Tasks, type TaskHandler } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { SealError } from '../vault/key-ring.js';
import { Vault } from '../vault/vault.js';
import { SEALED, type SealedColumn } from './key-rotation-plan.sql.js';
import { KeyRotationRepository, type SealedSecret } from './key-rotation.repository.js';

const AT_ONCE = 100;

interface UnderKey {
  /** Name of the key that is to seal everything. */
  readonly key: string;
}
export const reseal = taskKind<UnderKey>('reseal');

/**
 * Seals anew what older keys have sealed, so that they may go. Each process that knows several keys orders it as it starts,
 * under the key that it seals with: while keys are being replaced the last one to start is right, and only a worker with
 * that key does it.
 */
@RunsTask(reseal)
export class Reseal implements TaskHandler<UnderKey>, OnApplicationBootstrap {
  constructor(
    private readonly secrets: KeyRotationRepository,
    private readonly vault: Vault,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { key, others } = this.vault.keys;
    if (others.length === 0) return;
    await this.transaction.run(async () => {
      await this.tasks.cancel(reseal, others);
      await this.tasks.schedule(reseal, { key }, { key: (payload) => payload.key });
    });
  }

  async run({ key }: UnderKey, signal: AbortSignal): Promise<void> {
    if (key !== this.vault.keys.key) throw new Error(`this worker does not seal with the key ${key}`);
    for (const column of SEALED) await this.sealAnew(column, key, signal);
  }

  private async sealAnew(column: SealedColumn, key: string, signal: AbortSignal): Promise<void> {
    let after = '';
    for (;;) {
      signal.throwIfAborted();
      const found = await this.secrets.underOtherKeys(column, key, after, AT_ONCE);
      for (const secret of found) await this.replace(column, secret);
      if (found.length < AT_ONCE) return;
      after = found.at(-1)!.aad;
    }
  }

  private async replace(column: SealedColumn, secret: SealedSecret): Promise<void> {
    try {
      await this.secrets.replace(column, secret, this.vault.sealAgain(secret.sealed, secret.aad));
    } catch (err) {
      if (!(err instanceof SealError)) throw err;
      this.logger.error({ err, aad: secret.aad }, 'vault: a secret cannot be opened any more');
    }
  }
}
