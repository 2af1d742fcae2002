import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { RunsTask, taskKind, Tasks, type TaskHandler } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { SealError } from '../vault/key-ring.js';
import { Vault } from '../vault/vault.js';
import { SEALED, type SealedColumn } from './key-rotation-plan.sql.js';
import { KeyRotationRepository, type SealedSecret } from './key-rotation.repository.js';

const BATCH_SIZE = 100;

interface TargetKey {
  /** Name of the key that shall encrypt all secrets. */
  readonly key: string;
}
export const rotateKeys = taskKind<TargetKey>('rotate_keys');

/**
 * Re-encrypts secrets of older keys with the current key, so that the older keys can be removed. Each process that has
 * several keys schedules the task for its current key when it starts. While keys are being replaced, the last process
 * to start has the newest configuration, and only a worker with the same current key runs the task.
 */
@RunsTask(rotateKeys)
export class RotateKeys implements TaskHandler<TargetKey>, OnApplicationBootstrap {
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
      await this.tasks.cancel(rotateKeys, others);
      await this.tasks.schedule(rotateKeys, { key }, { key: (payload) => payload.key });
    });
  }

  async run({ key }: TargetKey, signal: AbortSignal): Promise<void> {
    if (key !== this.vault.keys.key) throw new Error(`this worker does not encrypt with the key ${key}`);
    for (const column of SEALED) await this.reEncryptColumn(column, key, signal);
  }

  private async reEncryptColumn(column: SealedColumn, key: string, signal: AbortSignal): Promise<void> {
    let after = '';
    for (;;) {
      signal.throwIfAborted();
      const secrets = await this.secrets.encryptedByOtherKeys(column, key, after, BATCH_SIZE);
      for (const secret of secrets) await this.reEncrypt(column, secret);
      if (secrets.length < BATCH_SIZE) return;
      after = secrets.at(-1)!.aad;
    }
  }

  private async reEncrypt(column: SealedColumn, secret: SealedSecret): Promise<void> {
    try {
      await this.secrets.replace(column, secret, this.vault.sealAgain(secret.sealed, secret.aad));
    } catch (err) {
      if (!(err instanceof SealError)) throw err;
      this.logger.error({ err, aad: secret.aad }, 'vault: a secret cannot be decrypted with any configured key');
    }
  }
}
