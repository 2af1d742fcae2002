import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, invalid, isPlatform, roleAtLeast } from '@reelsheet/kernel';
import { AgentDirectory, hashSecret, newSecret } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { createPkce, PublisherRegistry, PublishError, type Account, type Tokens } from '@reelsheet/provider-publisher';
import { AuditLog } from '../../accounts/audit/audit.writer.js';
import { OrganizationReader } from '../../accounts/organizations/organization.reader.js';
import { PublishingConfig } from '../publishing.config.js';
import { Vault } from '../../vault/vault.js';
import { AccountTokens } from './account-tokens.js';
import { RedirectUris } from './redirect-uris.js';
import { SocialAccountRepository } from './social-account.repository.js';
import {
  CONNECTION_SECONDS,
  type Connected,
  type ConnectionFailure,
  type ConnectionResult,
} from './social-connection.js';
import { SocialConnectionRepository, type SocialConnection } from './social-connection.repository.js';

export interface ConnectionStart {
  readonly agentId: number;
  readonly userId: number;
  readonly platform: string;
  readonly redirectUri?: string;
  /** Token of the browser that starts the connection, which must also complete it. */
  readonly browser?: string;
}

/** Query parameters of the network's redirect. */
export interface Callback {
  readonly state?: string;
  readonly code?: string;
  readonly error?: string;
  readonly browser?: string;
}

/** The agent and the organization of a connection. */
interface ConnectionTarget {
  readonly agentName: string;
  readonly organizationId: number;
  readonly organizationName: string;
}

/**
 * Connects accounts by OAuth, from the authorize URL to stored tokens. A state is valid once, for one user, agent,
 * platform and browser.
 */
@Injectable()
export class ConnectionService {
  private readonly callbackUrl: string;
  private readonly redirectUris: RedirectUris;

  constructor(
    config: PublishingConfig,
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
    const { BASE_URL, AGENT_URL, CORE_URL, UPLOAD_URL, CONNECT_REDIRECT_URIS } = config;
    const others = CONNECT_REDIRECT_URIS.split(',').filter(Boolean);
    this.redirectUris = new RedirectUris([BASE_URL, AGENT_URL, CORE_URL, UPLOAD_URL, ...others]);
  }

  /** Returns the URL where the account's owner grants access. */
  async start({ agentId, userId, platform, redirectUri, browser }: ConnectionStart): Promise<string> {
    const publisher = isPlatform(platform) ? this.publishers.find(platform) : undefined;
    if (!publisher && this.publishers.platforms.length === 0) throw new DomainError(CommonErrors.notSetUp);
    if (!publisher) throw invalid('platform', `must be one of ${this.publishers.platforms.join(', ')}`);
    if (redirectUri !== undefined) this.redirectUris.assertAllowed(redirectUri);
    const now = this.clock.now();
    const state = newSecret();
    const stateHash = hashOf(state);
    const pkce = publisher.usesPkce ? createPkce() : undefined;
    await this.connections.deleteExpired(now);
    await this.connections.insert({
      stateHash,
      agentId,
      userId,
      platform: publisher.platform,
      redirectUri: redirectUri ?? null,
      verifier: pkce ? this.vault.seal(pkce.verifier, verifierAad(stateHash)) : null,
      browserHash: browser ? hashOf(browser) : null,
      expiresAt: secondsAfter(now),
    });
    return publisher.authorizeUrl({
      state,
      redirectUri: this.callbackUrl,
      ...(pkce ? { codeChallenge: pkce.challenge } : {}),
    });
  }

  /** Returns a failed result, instead of throwing, for errors caused by the network or the account's owner. */
  async finish({ state = '', code, error, browser }: Callback): Promise<ConnectionResult> {
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
    if (connection.browserHash !== (browser ? hashOf(browser) : null)) return failed('other_browser');
    const target = await this.targetOf(connection);
    if (!target) return failed('forbidden');
    if (!code) return failed(error === 'access_denied' ? 'access_denied' : 'connection_failed');
    try {
      return { platform, redirectUri, ...(await this.connect(connection, target, code)) };
    } catch (cause) {
      if (cause instanceof PublishError) return failed('connection_failed');
      if (cause instanceof AgentDeleted) return failed('forbidden');
      throw cause;
    }
  }

  /** Returns undefined if the user may no longer connect accounts for the agent. */
  private async targetOf({ agentId, userId }: SocialConnection): Promise<ConnectionTarget | undefined> {
    const agent = await this.agents.find({ id: agentId });
    const organization = agent && (await this.organizations.findForMember(userId, agent.organizationId));
    if (!organization || !roleAtLeast(organization.role, 'editor')) return undefined;
    return { agentName: agent.name, organizationId: agent.organizationId, organizationName: organization.name };
  }

  private async connect(
    connection: SocialConnection,
    { agentName, organizationId, organizationName }: ConnectionTarget,
    code: string,
  ): Promise<Connected> {
    const { stateHash, platform, verifier } = connection;
    const publisher = this.publishers.of(platform);
    const codeVerifier = verifier ? { codeVerifier: this.vault.open<string>(verifier, verifierAad(stateHash)) } : {};
    const tokens = await publisher.exchangeCode({ code, redirectUri: this.callbackUrl, ...codeVerifier });
    const account = await publisher.account(tokens.accessToken);
    const undoToken = newSecret();
    const accountId = await this.store({ ...connection, organizationId }, account, tokens, undoToken);
    return { status: 'connected', accountId, account, agentName, organizationName, undoToken };
  }

  /** An account that is connected again keeps its id and gets the new tokens. */
  private store(
    { agentId, userId, organizationId, platform }: SocialConnection & { organizationId: number },
    account: Account,
    tokens: Tokens,
    undoToken: string,
  ): Promise<number> {
    return this.transaction.run(async () => {
      if (!(await this.accounts.lockAgent(agentId))) throw new AgentDeleted();
      const now = this.clock.now();
      const undo = { undoHash: hashOf(undoToken), undoUntil: secondsAfter(now) };
      const id = await this.accounts.upsert(agentId, platform, account, undo, now);
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

/** The agent was deleted while the account's owner granted access. */
class AgentDeleted extends Error {}

const hashOf = (secret: string) => hashSecret(secret).toString('hex');
const secondsAfter = (now: Date) => new Date(now.getTime() + CONNECTION_SECONDS * 1_000);
const verifierAad = (stateHash: string) => `social_connection:${stateHash}`;
