import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import {
  assertFreshFactor,
  assertSecondFactor,
  generateApiKey,
  hashSecret,
  RevocationBarrier,
  type Caller,
} from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import { credentialEnded } from '../account.errors.js';
import { AccessKeyRepository, type AccessKeyRow } from './access-key.repository.js';
import {
  earlierOf,
  expiryFrom,
  scopesWithin,
  statusOf,
  type AccessKeyStatus,
  type NewKeyOptions,
} from './access-key.js';
import { CredentialRepository } from '../credentials/credential.repository.js';
import { UserRepository } from '../users/user.repository.js';

export interface AccessKey extends AccessKeyRow {
  readonly status: AccessKeyStatus;
}

/** Manages a user's own keys. Keys of other users are reported as not found. */
@Injectable()
export class AccessKeyService {
  constructor(
    private readonly keys: AccessKeyRepository,
    private readonly credentials: CredentialRepository,
    private readonly users: UserRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  /** Returns the key itself, which cannot be read again. A key created with another key is revoked with it. */
  async create(creator: Caller, wanted: NewKeyOptions): Promise<AccessKey & { token: string }> {
    const { userId, keyId: makerId } = creator;
    const { name = 'API key', organizationId = null } = wanted;
    if (organizationId !== null) assertSecondFactor(creator, organizationId);
    if (organizationId !== null && !creator.memberships.has(organizationId))
      throw new DomainError(CommonErrors.organizationNotFound);
    this.assertFreshFactor(creator, organizationId);
    const scopes = scopesWithin(creator, wanted.scopes);
    const token = generateApiKey();
    const requested = expiryFrom(wanted, this.clock.now());
    const expiresAt = makerId === null ? requested : earlierOf(requested, creator.expiresAt ?? null);
    const key = await this.transaction.run(async () => {
      await this.users.lock(userId, 'SHARE');
      if (!(await this.credentials.isActive(creator))) throw credentialEnded();
      const limits = { scopes, organizationId, expiresAt };
      const inserted = await this.keys.insert({ userId, makerId, name, hash: hashSecret(token), ...limits });
      await this.audit.record({ action: 'access_key.created', ...about(inserted), detail: limitsOf(inserted) });
      return inserted;
    });
    return { ...this.withStatus(key), token };
  }

  async list(userId: number): Promise<AccessKey[]> {
    return (await this.keys.listOf(userId)).map((key) => this.withStatus(key));
  }

  async rename(caller: Caller, id: number, name: string): Promise<AccessKey> {
    const { userId } = caller;
    const key = await this.require(userId, id);
    this.assertFreshFactor(caller, key.organizationId);
    await this.transaction.run(async () => {
      await this.keys.rename(userId, id, name);
      await this.audit.record({ action: 'access_key.renamed', ...about(key) });
    });
    return this.withStatus(await this.require(userId, id));
  }

  async revoke(userId: number, id: number): Promise<void> {
    const key = await this.require(userId, id);
    await this.transaction.run(async () => {
      await this.users.lock(userId, 'NO KEY UPDATE');
      const ended = await this.keys.revoke(userId, id, this.clock.now());
      await this.audit.record({ action: 'access_key.revoked', ...about(key), detail: { keys: ended } });
    });
    await this.barrier.pass(userId);
  }

  async revokeAll(userId: number): Promise<void> {
    await this.transaction.run(async () => {
      await this.users.lock(userId, 'NO KEY UPDATE');
      await this.keys.revokeAll(userId, this.clock.now());
      await this.audit.record({ action: 'access_key.all_revoked', target: `user:${userId}`, userId });
    });
    await this.barrier.pass(userId);
  }

  /** A key concerns the organization to which it is limited, otherwise all in which its user may act. */
  private assertFreshFactor(caller: Caller, organizationId: number | null): void {
    assertFreshFactor(caller, this.clock.now(), organizationId === null ? undefined : [organizationId]);
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

const limitsOf = ({ scopes, organizationId }: AccessKeyRow) => ({
  scopes: scopes?.join(' ') ?? 'all',
  ...(organizationId === null ? {} : { organization_id: organizationId }),
});

const about = ({ id, userId }: AccessKeyRow) => ({ target: `access_key:${id}`, userId });
