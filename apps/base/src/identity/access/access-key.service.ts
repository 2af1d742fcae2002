import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { generateApiKey, hashSecret, RevocationBarrier } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.log.js';
import { AccessKeyRepository, type AccessKeyRow } from './access-key.repository.js';
import { expiryFrom, statusOf, type AccessKeyStatus } from './access-key.js';

export interface AccessKey extends AccessKeyRow {
  readonly status: AccessKeyStatus;
}

/** A user's own keys; somebody else's look missing. */
@Injectable()
export class AccessKeyService {
  constructor(
    private readonly keys: AccessKeyRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  /** The key itself is told here and never again. */
  async create(
    userId: number,
    { name, expiresIn }: { name?: string; expiresIn?: string },
  ): Promise<AccessKey & { token: string }> {
    const token = generateApiKey();
    const expiresAt = expiryFrom(expiresIn, this.clock.now());
    const key = await this.transaction.run(async () => {
      const inserted = await this.keys.insert({ userId, name: name ?? 'API key', hash: hashSecret(token), expiresAt });
      await this.audit.record({ action: 'access_key.created', ...about(inserted) });
      return inserted;
    });
    return { ...this.withStatus(key), token };
  }

  async list(userId: number): Promise<AccessKey[]> {
    return (await this.keys.listOf(userId)).map((key) => this.withStatus(key));
  }

  async rename(userId: number, id: number, name: string): Promise<AccessKey> {
    const key = await this.require(userId, id);
    await this.transaction.run(async () => {
      await this.keys.rename(userId, id, name);
      await this.audit.record({ action: 'access_key.renamed', ...about(key) });
    });
    return this.withStatus(await this.require(userId, id));
  }

  async revoke(userId: number, id: number): Promise<void> {
    const key = await this.require(userId, id);
    await this.transaction.run(async () => {
      await this.keys.revoke(userId, this.clock.now(), id);
      await this.audit.record({ action: 'access_key.revoked', ...about(key) });
    });
    await this.barrier.pass(userId);
  }

  async revokeAll(userId: number): Promise<void> {
    await this.transaction.run(async () => {
      await this.keys.revoke(userId, this.clock.now());
      await this.audit.record({ action: 'access_key.all_revoked', target: `user:${userId}`, userId });
    });
    await this.barrier.pass(userId);
  }

  private async require(userId: number, id: number): Promise<AccessKeyRow> {
    const key = await this.keys.find(userId, id);
    if (!key) throw new DomainError(CommonErrors.notFound);
    return key;
  }

  private withStatus(key: AccessKeyRow): AccessKey {
    return { ...key, status: statusOf(key, this.clock.now()) };
  }
}

const about = ({ id, userId }: AccessKeyRow) => ({ target: `access_key:${id}`, userId });
