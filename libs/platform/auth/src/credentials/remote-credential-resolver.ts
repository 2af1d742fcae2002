import { Injectable } from '@nestjs/common';
import { resolveCredential, type ReplyOf } from '@reelsheet/contracts';
import { isKeyScope, isRole, type Role } from '@reelsheet/kernel';
import { RpcClient } from '@reelsheet/platform-messaging';
import { CredentialResolver, type Caller, type SecondFactorStatus } from './caller.js';
import type { Credential } from './credential.js';

/** Requests callers from base, which reads the credential's row every time. */
@Injectable()
export class RemoteCredentialResolver extends CredentialResolver {
  constructor(private readonly rpc: RpcClient) {
    super();
  }

  async resolve(credential: Credential): Promise<Caller | null> {
    const { caller } = await this.rpc.request(resolveCredential, credential);
    if (!caller) return null;
    const roles = caller.memberships.flatMap(({ organization_id, role }): [number, Role][] =>
      isRole(role) ? [[organization_id, role]] : [],
    );
    return {
      userId: caller.user_id,
      keyId: caller.key_id,
      memberships: new Map(roles),
      shares: new Map(
        caller.memberships.flatMap(({ organization_id, share_id }): [number, number][] =>
          share_id === undefined ? [] : [[organization_id, share_id]],
        ),
      ),
      smallQuotas: new Set(
        caller.memberships.filter(({ small_quotas }) => small_quotas).map(({ organization_id }) => organization_id),
      ),
      invitedTo: new Set(caller.invited_to),
      scopes: caller.scopes && new Set(caller.scopes.filter(isKeyScope)),
      organizationId: caller.organization_id,
      expiresAt: caller.expires_at ? new Date(caller.expires_at) : undefined,
      secondFactor: toSecondFactor(caller.second_factor),
    };
  }
}

type ResolvedCaller = NonNullable<ReplyOf<typeof resolveCredential>['caller']>;

function toSecondFactor(status: ResolvedCaller['second_factor']): SecondFactorStatus | undefined {
  if (!status) return undefined;
  const { missing_in, required_in = [], proved_at } = status;
  return {
    missingIn: new Set(missing_in),
    requiredIn: new Set(required_in),
    provedAt: proved_at === undefined ? undefined : new Date(proved_at),
  };
}
