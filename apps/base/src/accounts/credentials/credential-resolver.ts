import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { CredentialResolver, type Caller, type Credential } from '@reelsheet/platform-auth';
import { AccountsConfig } from '../accounts.config.js';
import type { ExternalIdentity } from '../external-identities/external-identity.js';
import type { SelectedMembership } from '../organizations/organization.sql.js';
import { CredentialRepository, type CredentialRow } from './credential.repository.js';
import { ExternalUserService } from '../external-identities/external-user.service.js';
import { OidcIssuer } from '../external-identities/oidc-issuer.js';
import { TokenService, type SignedToken } from '../sessions/token.service.js';

type ResolvedCredential = CredentialRow & Pick<Caller, 'sessionId' | 'issuedAt'>;

type Membership = CredentialRow['memberships'][number];
const isUnproved = ({ is_founder_proved }: Membership) => !is_founder_proved;
const organizationOf = ({ organization_id }: Membership) => organization_id;

/** Resolves keys and sessions from the database. */
@Injectable()
export class KeyAndTokenResolver extends CredentialResolver {
  private readonly isProofRequired: boolean;

  constructor(
    private readonly credentials: CredentialRepository,
    private readonly tokens: TokenService,
    private readonly issuer: OidcIssuer,
    private readonly externalUsers: ExternalUserService,
    private readonly clock: Clock,
    { ACCOUNT_PROOF }: AccountsConfig,
  ) {
    super();
    this.isProofRequired = ACCOUNT_PROOF === 'mail';
  }

  async resolve(credential: Credential): Promise<Caller | null> {
    const row = await this.find(credential);
    if (!row) return null;
    const { userId, keyId, sessionId, issuedAt, expiresAt, scopes, organizationId } = row;
    const isWithin = (id: number) => organizationId === null || id === organizationId;
    const all = row.memberships.filter(({ organization_id }) => isWithin(organization_id));
    const isBlocked = (membership: SelectedMembership) => membership.requires_second_factor && !row.hasSecondFactor;
    const memberships = all.filter((membership) => !isBlocked(membership));
    return {
      userId,
      keyId,
      sessionId,
      issuedAt,
      memberships: new Map(memberships.map(({ organization_id, role }) => [organization_id, role])),
      shares: new Map(
        memberships
          .filter(({ organization_id, share_id }) => share_id !== organization_id)
          .map(({ organization_id, share_id }) => [organization_id, share_id]),
      ),
      smallQuotas: new Set(this.isProofRequired ? memberships.filter(isUnproved).map(organizationOf) : []),
      invitedTo: new Set(row.invitedTo.filter(isWithin)),
      scopes: scopes ? new Set(scopes) : undefined,
      organizationId: organizationId ?? undefined,
      expiresAt: expiresAt ?? undefined,
      secondFactor: {
        missingIn: idsOf(all.filter(isBlocked)),
        requiredIn: idsOf(memberships.filter((membership) => membership.requires_second_factor)),
        provedAt: row.factorProvedAt ?? undefined,
      },
    };
  }

  private async find(credential: Credential): Promise<ResolvedCredential | undefined> {
    if (credential.kind === 'api_key')
      return this.credentials.findByKeyHash(Buffer.from(credential.sha256, 'hex'), this.clock.now());
    if (credential.kind === 'session') return this.bySession(credential);
    return this.issuer.claims(credential.token) ? this.byIssuer(credential.token) : undefined;
  }

  private async bySession(token: SignedToken): Promise<ResolvedCredential | undefined> {
    const claims = await this.tokens.read(token);
    const row = claims && (await this.credentials.findBySession(claims.sessionId, claims.userId));
    return row && { ...row, sessionId: claims.sessionId, expiresAt: claims.expiresAt };
  }

  private async byIssuer(token: string): Promise<ResolvedCredential | undefined> {
    const identity = await this.issuer.read(token);
    if (!identity) return undefined;
    const row = (await this.credentials.findByIdentity(identity)) ?? (await this.provision(identity));
    if (!row) return undefined;
    const { issuedAt, expiresAt, factorProvedAt = null } = identity;
    const hasSecondFactor = row.hasSecondFactor || identity.isMultiFactor;
    return { ...row, issuedAt, expiresAt, factorProvedAt, hasSecondFactor };
  }

  private async provision(identity: ExternalIdentity): Promise<CredentialRow | undefined> {
    await this.externalUsers.ensureUser(identity);
    return this.credentials.findByIdentity(identity);
  }
}

const idsOf = (memberships: readonly SelectedMembership[]) =>
  new Set(memberships.map(({ organization_id }) => organization_id));
