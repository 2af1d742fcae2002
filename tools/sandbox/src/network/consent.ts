import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSandboxKey } from '../server/bearer.js';
import type { SandboxContext } from '../server/vendor.js';
import { Accounts, DEFAULT_HANDLE } from './accounts.js';
import { consentPage, messagePage } from './pages.js';
import { Authorization } from './oauth.js';

type Query = Record<string, string | undefined>;

/** Differences between the authorize pages of the networks. */
export interface ConsentDialect {
  network: string;
  path: string;
  clientParameter: 'client_key' | 'client_id';
  /** Name of the parameter in which the granted scopes are returned. */
  scopeParameter: 'scopes' | 'scope' | 'granted_scopes';
}

/**
 * Opens a network with its consent page. `tokenSeconds` is the lifetime of its access tokens unless the sandbox
 * overrides it.
 */
export function openNetwork(
  app: FastifyInstance,
  sandbox: SandboxContext,
  { tokenSeconds, ...dialect }: ConsentDialect & { tokenSeconds: number },
): { accounts: Accounts; authorization: Authorization } {
  const accounts = new Accounts(sandbox.database, dialect.network);
  const seconds = sandbox.settings.tokenSeconds ?? tokenSeconds;
  const authorization = new Authorization(sandbox.database, dialect.network, seconds);
  consentRoutes(app, sandbox, dialect, authorization, accounts);
  return { accounts, authorization };
}

/**
 * Serves the page on which a person grants an application access to an account. It grants consent immediately, unless
 * the sandbox is configured to ask.
 */
export function consentRoutes(
  app: FastifyInstance,
  sandbox: SandboxContext,
  dialect: ConsentDialect,
  authorization: Authorization,
  accounts: Accounts,
): void {
  const decide = (query: Query) => query['decision'] ?? (sandbox.settings.consent === 'ask' ? undefined : 'allow');

  app.get<{ Querystring: Query }>(dialect.path, { config: { public: true } }, async (request, reply) => {
    const { query } = request;
    const error = errorOf(query, dialect);
    if (error)
      return sendPage(reply.code(400), messagePage(dialect.network, 'This request cannot be authorized', error));
    const decision = decide(query);
    if (decision === undefined)
      return sendPage(reply, consentPage(dialect.network, query[dialect.clientParameter]!, pathOf(request), query));
    return reply.redirect(decision === 'allow' ? allowed(query) : denied(query), 302);
  });

  function allowed(query: Query): string {
    const account = accounts.getOrMake(handleFrom(query['account']));
    const scope = query['scope'] ?? '';
    const code = authorization.issueCode({
      clientId: query[dialect.clientParameter]!,
      redirectUri: query['redirect_uri']!,
      scope,
      handle: account.handle,
      challenge: query['code_challenge'] ?? null,
    });
    return back(query, { code, [dialect.scopeParameter]: scope });
  }
}

function denied(query: Query): string {
  return back(query, { error: 'access_denied', error_description: 'The user did not give consent.' });
}

function back(query: Query, parameters: Record<string, string>): string {
  const url = new URL(query['redirect_uri']!);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  if (query['state'] !== undefined) url.searchParams.set('state', query['state']);
  return url.href;
}

function errorOf(query: Query, { clientParameter }: ConsentDialect): string | undefined {
  if (!isSandboxKey(query[clientParameter])) return `${clientParameter} is not known.`;
  if (query['response_type'] !== 'code') return 'response_type must be code.';
  if (!/^https?:\/\//.test(query['redirect_uri'] ?? '') || !URL.canParse(query['redirect_uri']!))
    return 'redirect_uri is not valid.';
  return query['scope'] ? undefined : 'scope is missing.';
}

function handleFrom(text: string | undefined): string {
  const handle = (text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, 24);
  return handle || DEFAULT_HANDLE;
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0]!;
}

export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('x-content-type-options', 'nosniff').send(html);
}
