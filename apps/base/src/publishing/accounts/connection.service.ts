import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, invalid, isPlatform, roleAtLeast, type Platform } from '@reelsheet/kernel';
import { AgentDirectory, hashSecret } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import {
  createPkce,
  PublisherRegistry,
  PublishError,
  type Account,
  type Publisher,
  type Tokens,
} from '@reelsheet/provider-publisher';
import { AuditLog } from '../../identity/audit/audit.log.js';
import { OrganizationReader } from '../../identity/organizations/organization.reader.js';
import { BaseConfig } from '../../base.config.js';
import { Vault } from '../../storage/vault/vault.js';
import { AccountTokens } from './account-tokens.js';
import { assertRedirectUri } from './redirect-uri.js';
import { SocialAccountRepository } from './social-account.repository.js';
import { SocialConnectionRepository, type SocialConnection } from './social-connection.repository.js';

const LIFE_MS = 15 * 60 * 1_000;

export interface ConnectionStart {
  readonly agentId: number;
  readonly userId: number;
  readonly platform: string;
  readonly redirectUri?: string;
}

/** What the network's redirect brings. */
export interface Callback {
  readonly state?: string;
  readonly code?: string;
  readonly error?: string;
}

export type ConnectionFailure = 'invalid_state' | 'access_denied' | 'forbidden' | 'connection_failed';

export type ConnectionResult = { readonly platform: Platform | null; readonly redirectUri: string | null } & (
  | { readonly status: 'connected'; readonly accountId: number; readonly account: Account }
  | { readonly status: 'failed'; readonly failure: ConnectionFailure }
);

/** OAuth with a network, from our authorize URL to stored tokens. A state serves once, for one user, agent and platform. */
@Injectable()
export class ConnectionService {
  private readonly callbackUrl: string;

  constructor(
    config: BaseConfig,
    private readonly publishers: PublisherRegistry,
    private readonly connections: SocialConnectionRepository,
    private readonly accounts: SocialAccountRepository,
    private readonly tokens: AccountTokens,
    private readonly agents: AgentDirectory,
    private readonly organizations: OrganizationReader,
    private readonly audit: AuditLog,
    private readonly vault: Vault,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {
    this.callbackUrl = `${config.BASE_URL}/social_accounts/callback`;
  }

  /** The address where the account's owner gives consent. */
  async start({ agentId, userId, platform, redirectUri }: ConnectionStart): Promise<string> {
    const publisher = isPlatform(platform) ? this.publishers.find(platform) : undefined;
    if (!publisher) throw invalid('platform', `must be one of ${this.publishers.platforms.join(', ')}`);
    if (redirectUri !== undefined) assertRedirectUri(redirectUri);
    const now = this.clock.now();
    const state = randomBytes(32).toString('base64url');
    const stateHash = hashOf(state);
    const pkce = publisher.usesPkce ? createPkce() : undefined;
    await this.connections.forgetExpired(now);
    await this.connections.insert({
      stateHash,
      agentId,
      userId,
      platform: publisher.platform,
      redirectUri: redirectUri ?? null,
      verifier: pkce ? this.vault.seal(pkce.verifier, verifierPlace(stateHash)) : null,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    });
    return publisher.authorizeUrl({
      state,
      redirectUri: this.callbackUrl,
      ...(pkce ? { codeChallenge: pkce.challenge } : {}),
    });
  }

  /** Never throws for what the network or the account's owner decided: that is a failed result. */
  async finish({ state = '', code, error }: Callback): Promise<ConnectionResult> {
    const connection = await this.connections.take(hashOf(state));
    if (!connection || connection.expiresAt <= this.clock.now())
      return { status: 'failed', failure: 'invalid_state', platform: null, redirectUri: null };
    const { platform, redirectUri } = connection;
    const failed = (failure: ConnectionFailure): ConnectionResult => ({
      status: 'failed',
      failure,
      platform,
      redirectUri,
    });
    const organizationId = await this.organizationOf(connection);
    if (organizationId === undefined) return failed('forbidden');
    if (!code) return failed(error === 'access_denied' ? 'access_denied' : 'connection_failed');
    try {
      return { status: 'connected', platform, redirectUri, ...(await this.connect(connection, organizationId, code)) };
    } catch (cause) {
      if (cause instanceof PublishError) return failed('connection_failed');
      throw cause;
    }
  }

  /** The agent's organization where the user may still connect accounts in it, else undefined. */
  private async organizationOf({ agentId, userId }: SocialConnection): Promise<number | undefined> {
    const agent = await this.agents.find({ id: agentId });
    const role = agent && (await this.organizations.roleOf(userId, agent.organizationId));
    return role && roleAtLeast(role, 'editor') ? agent.organizationId : undefined;
  }

  private async connect(
    connection: SocialConnection,
    organizationId: number,
    code: string,
  ): Promise<{ accountId: number; account: Account }> {
    const { stateHash, platform, verifier } = connection;
    const publisher = this.publishers.find(platform)!;
    const codeVerifier = verifier ? { codeVerifier: this.vault.open<string>(verifier, verifierPlace(stateHash)) } : {};
    const tokens = await publisher.exchangeCode({ code, redirectUri: this.callbackUrl, ...codeVerifier });
    const account = await publisher.account(tokens.accessToken);
    return { accountId: await this.store({ ...connection, organizationId }, publisher, account, tokens), account };
  }

  /** The same account connected again keeps its id and gets the new tokens. */
  private store(
    { agentId, userId, organizationId }: SocialConnection & { organizationId: number },
    { platform }: Publisher,
    account: Account,
    tokens: Tokens,
  ): Promise<number> {
    return this.transaction.run(async () => {
      const id = await this.accounts.upsert(agentId, platform, account, this.clock.now());
      await this.tokens.store(id, tokens);
      await this.audit.record({
        action: 'social_account.connected',
        target: `social_account:${id}`,
        organizationId,
        userId,
        detail: { platform },
      });
      return id;
    });
  }
}

const hashOf = (state: string) => hashSecret(state).toString('hex');
const verifierPlace = (stateHash: string) => `social_connection:${stateHash}`;
