import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, invalid, isPlatform, roleAtLeast } from '@reelsheet/kernel';
import { AgentDirectory, newSecret } from '@reelsheet/platform-auth';
import { createPkce, PublisherRegistry, PublishError } from '@reelsheet/provider-publisher';
import { OrganizationReader } from '../../accounts/organizations/organization.reader.js';
import { PublishingConfig } from '../publishing.config.js';
import { Vault } from '../../vault/vault.js';
import { AgentDeleted, ConnectedAccounts } from './connected-accounts.js';
import { RedirectUris } from './redirect-uris.js';
import {
  connectionExpiry,
  hashOf,
  type Connected,
  type ConnectionError,
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
    private readonly connected: ConnectedAccounts,
    private readonly agents: AgentDirectory,
    private readonly organizations: OrganizationReader,
    private readonly vault: Vault,
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
      expiresAt: connectionExpiry(now),
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
    const failed = (failure: ConnectionError): ConnectionResult => ({
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
    const accountId = await this.connected.store({ ...connection, organizationId }, account, tokens, undoToken);
    return { status: 'connected', accountId, account, agentName, organizationName, undoToken };
  }
}

const verifierAad = (stateHash: string) => `social_connection:${stateHash}`;
