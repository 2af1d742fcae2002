import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSandboxKey } from '../server/bearer.js';
import { VendorError, type VendorErrorKind } from '../server/vendor-error.js';
import { acceptUrlencoded } from '../server/forms.js';
import type { Vendor, SandboxContext } from '../server/vendor.js';
import { type Account, Accounts } from './accounts.js';
import { consentRoutes } from './consent.js';
import { Authorization, type Session } from './oauth.js';

const SHAPES: Record<VendorErrorKind, { status: number; code: string; type: string }> = {
  unauthorized: { status: 401, code: '190', type: 'OAuthException' },
  forbidden: { status: 403, code: '200', type: 'OAuthException' },
  invalid: { status: 400, code: '100', type: 'GraphMethodException' },
  not_found: { status: 400, code: '100:33', type: 'GraphMethodException' },
  refused: { status: 400, code: '368', type: 'OAuthException' },
  conflict: { status: 400, code: '1', type: 'OAuthException' },
  limited: { status: 400, code: '4', type: 'OAuthException' },
  server: { status: 500, code: '2', type: 'OAuthException' },
};

/** `Failure.code` is the network's `code`, or `code:error_subcode`. */
export const renderGraphError: Vendor['renderError'] = (error) => {
  const { status, code: usual, type } = SHAPES[error.kind];
  const [code, subcode] = (error.code ?? usual).split(':').map(Number);
  const data = error instanceof GraphError ? { error_data: error.data } : {};
  return {
    status: error.status ?? status,
    body: {
      error: {
        message: error.message,
        type,
        code,
        ...(subcode === undefined ? {} : { error_subcode: subcode }),
        ...data,
        fbtrace_id: randomBytes(8).toString('base64url'),
      },
    },
  };
};

/** An error with more details than its code. */
export class GraphError extends VendorError {
  constructor(
    message: string,
    code: string,
    readonly data: object,
  ) {
    super('invalid', message, code);
  }
}

/** The path's version, such as `/v25.0`. */
export const VERSION = '/:version(^v\\d+\\.\\d+$)';

const SHORT_SECONDS = 3_600;
const LONG_SECONDS = 60 * 86_400;

export interface GraphForm {
  Body: Record<string, string | undefined> | null;
  Querystring: Record<string, string | undefined>;
  Params: Record<string, string>;
}

/** One network of the Graph API. Each of its accounts is a page, for which its tokens act. */
export class GraphNetwork {
  readonly accounts: Accounts;
  private readonly authorization: Authorization;

  constructor(
    private readonly sandbox: SandboxContext,
    readonly name: string,
  ) {
    this.accounts = new Accounts(sandbox.database, name);
    this.authorization = new Authorization(sandbox.database, name, sandbox.settings.tokenSeconds ?? SHORT_SECONDS);
  }

  /** Returns the session of the page's own token. A user's token is rejected. */
  pageSession(request: FastifyRequest, scope: string): Session {
    const session = this.session(request);
    if (session.kind !== 'page') throw new VendorError('forbidden', 'A page access token is required.', '190');
    if (!session.scopes.includes(scope)) throw new VendorError('forbidden', `(#200) Requires ${scope} permission.`);
    return session;
  }

  loginRoutes(app: FastifyInstance): void {
    acceptUrlencoded(app);
    const dialect = {
      network: this.name,
      path: `${VERSION}/dialog/oauth`,
      clientParameter: 'client_id',
      scopeParameter: 'granted_scopes',
    } as const;
    consentRoutes(app, this.sandbox, dialect, this.authorization, this.accounts);

    const token = async (request: FastifyRequest<GraphForm>) => this.token({ ...request.query, ...request.body });
    app.get<GraphForm>(`${VERSION}/oauth/access_token`, token);
    app.post<GraphForm>(`${VERSION}/oauth/access_token`, token);

    app.get<GraphForm>(`${VERSION}/me/accounts`, async (request) => {
      const { handle } = this.session(request);
      const page = this.page(this.accounts.getOrMake(handle));
      const ownToken = this.authorization.derive(tokenOf(request), 'page', LONG_SECONDS);
      return { data: [pick(request.query['fields'], { ...page, access_token: ownToken })], paging: {} };
    });
    app.delete<GraphForm>(`${VERSION}/me/permissions`, async (request) => {
      this.session(request);
      return { success: this.authorization.revoke(tokenOf(request)!) };
    });
    app.get<GraphForm>(`${VERSION}/me`, async (request) => {
      const { handle } = this.session(request);
      return pick(request.query['fields'], this.page(this.accounts.getOrMake(handle)));
    });
  }

  /** Returns the page of an account with its fields. */
  page(account: Account) {
    return {
      id: numericId(`page ${account.id}`),
      name: account.name,
      username: account.handle,
      instagram_business_account: {
        id: numericId(`profile ${account.id}`),
        username: account.handle,
        name: account.name,
      },
    };
  }

  private session(request: FastifyRequest): Session {
    const session = this.authorization.session(tokenOf(request));
    if (!session) throw new VendorError('unauthorized', 'Error validating access token.');
    return session;
  }

  private token(form: Record<string, string | undefined>): object {
    const clientId = form['client_id'];
    if (!isSandboxKey(clientId) || !isSandboxKey(form['client_secret']))
      throw new VendorError('invalid', 'Error validating client secret.', '101');
    if (form['grant_type'] === 'fb_exchange_token') {
      const longLived = this.authorization.derive(form['fb_exchange_token'] ?? '', 'user', LONG_SECONDS);
      if (longLived) return { access_token: longLived, token_type: 'bearer', expires_in: LONG_SECONDS };
      throw new VendorError('invalid', 'Error validating access token.', '190');
    }
    const code = form['code'] ?? '';
    const granted = this.authorization.exchangeCode({ code, clientId, redirectUri: form['redirect_uri'] ?? '' });
    if (granted) return { access_token: granted.accessToken, token_type: 'bearer', expires_in: granted.expiresIn };
    throw new VendorError('invalid', 'This authorization code has been used or is not valid.', '100:36009');
  }
}

/** Reads the token from `Bearer`, `OAuth`, or the parameter `access_token`. */
function tokenOf(request: FastifyRequest): string | null {
  const { query, body } = request as FastifyRequest<GraphForm>;
  const given = query['access_token'] ?? (body as Record<string, unknown> | undefined)?.['access_token'];
  const inHeader = /^(?:Bearer|OAuth)\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return inHeader ?? (typeof given === 'string' ? given : null);
}

/** Returns the requested fields and always the id. Fields nested within a field are ignored. */
export function pick(fields: string | undefined, object: Record<string, unknown>): Record<string, unknown> {
  const names = (fields ?? 'id').replace(/\{[^}]*\}?|\([^)]*\)?/g, '').split(',');
  const requested = new Set(['id', ...names.map((name) => name.split('.')[0]!.trim())]);
  return Object.fromEntries(
    Object.entries(object).filter(([name, value]) => requested.has(name) && value !== undefined),
  );
}

export function numericId(seed: string = randomBytes(12).toString('hex')): string {
  return `17${createHash('sha256').update(seed).digest().readBigUInt64BE().toString().slice(0, 14)}`;
}
