import {
  Injectable,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CommonErrors, DomainError, invalid, VALIDATION_MESSAGES, roleAtLeast } from '@reelsheet/kernel';
import { requestContext } from '@reelsheet/platform-telemetry';
import type { Observable } from 'rxjs';
import { accessOf, isInBody, isScope, type ParameterLocation, type ScopeRule } from '../access.js';
import { AgentDirectory } from '../agent.js';
import { Authentication } from '../auth.guard.js';
import { assertSecondFactor, requestOf, type AuthenticatedRequest } from '../credentials/caller.js';
import { FreshFactor } from '../fresh-factor.js';
import { OrganizationLimit } from '../limits/leased-limit.js';
import { noteBudget } from '../limits/rate-limit-headers.js';
import type { Registers, Scope } from './scope.js';

/** Admits callers to what requests name, according to the route's rules. Foreign records look missing. */
@Injectable()
export class Admission implements Registers {
  constructor(
    readonly agents: AgentDirectory,
    readonly modules: ModuleRef,
    private readonly organizations: OrganizationLimit,
  ) {}

  /**
   * Stores the scope in the request. Throws the rule's error, `second_factor_missing`, `forbidden` for a role that is
   * too low, or `rate_limited`.
   */
  async admit(request: AuthenticatedRequest, rule: ScopeRule): Promise<void> {
    const named = READ[rule.location](request)?.[rule.name] ?? defaultOf(request, rule);
    if (named === undefined || named === null || named === '') {
      if (rule.isOptional) return;
      if (rule.location !== 'path') throw invalid(rule.name, VALIDATION_MESSAGES.required);
    }
    const scope = await this.find(request, rule, named);
    if (!scope) throw missing(rule);
    await this.count(request, scope.organizationId);
    if (!roleAtLeast(scope.role, rule.minimum)) throw new DomainError(CommonErrors.forbidden);
    (request.scopes ??= new Map()).set(rule.name, scope);
    noteOrganization(scope, shareOf(request, scope.organizationId));
  }

  /** A request counts once in each organization that it uses, or in the share of it that its founder's others use. */
  private async count(request: AuthenticatedRequest, organizationId: number): Promise<void> {
    const share = shareOf(request, organizationId);
    const others = [...(request.scopes?.values() ?? [])];
    if (others.some((other) => shareOf(request, other.organizationId) === share)) return;
    noteBudget(request, 'organization', await this.organizations.consume(String(share)));
  }

  private async find(request: AuthenticatedRequest, rule: ScopeRule, named: unknown): Promise<Scope | undefined> {
    const located = await rule.locate(named, this);
    if (!located) return undefined;
    const { memberships, invitedTo } = request.caller!;
    const role = memberships.get(located.organizationId);
    if (role) return { ...located, role };
    assertSecondFactor(request.caller!, located.organizationId);
    if (located.agent && invitedTo?.has(located.organizationId)) throw new DomainError(CommonErrors.permissionDenied);
    return undefined;
  }
}

/** A key of one organization means that one where it names none. */
const defaultOf = ({ caller }: AuthenticatedRequest, { of, isOptional }: ScopeRule) =>
  of === 'organization' && isOptional ? caller!.organizationId : undefined;

const READ: Record<ParameterLocation, (request: AuthenticatedRequest) => Record<string, unknown> | undefined> = {
  path: ({ params }) => params as Record<string, unknown>,
  query: ({ query }) => query as Record<string, unknown>,
  body: ({ body }) => body as Record<string, unknown> | undefined,
  'query or body': ({ query, body }) => ({ ...(body as object | undefined), ...(query as object) }),
};

const shareOf = ({ caller }: AuthenticatedRequest, organizationId: number) =>
  caller!.shares?.get(organizationId) ?? organizationId;

/** Adds the organization to the request context, for logs and for limits. */
function noteOrganization({ organizationId }: Scope, shareId: number): void {
  const context = requestContext.getStore();
  if (context && context.organizationId === undefined) Object.assign(context, { organizationId, shareId });
}

/** Records are named in the message; the other definitions contain the name. */
function missing({ of, name: field, location, missing }: ScopeRule): DomainError {
  const name = of.charAt(0).toUpperCase() + of.slice(1);
  const message = missing === CommonErrors.notFound ? `${name} not found` : undefined;
  const fieldErrors = location === 'path' ? undefined : [{ field, problem: `names no ${of} that you may use` }];
  return new DomainError(missing, message, undefined, { fieldErrors });
}

/** Admits to what the path or query names, before the body is read. */
@Injectable()
export class ScopeGuard implements CanActivate {
  constructor(
    private readonly admission: Admission,
    private readonly freshFactor: FreshFactor,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const handler = context.getHandler();
    for (const rule of accessOf(handler))
      if (isScope(rule) && !isInBody(rule.location)) await this.admission.admit(requestOf(context), rule);
    this.freshFactor.assert(requestOf(context), handler);
    return true;
  }
}

/**
 * Admits to what the body names, because guards run before forms are read. A form may take minutes to arrive, so
 * everything is checked again.
 */
@Injectable()
export class BodyScopeInterceptor implements NestInterceptor {
  constructor(
    private readonly admission: Admission,
    private readonly authentication: Authentication,
    private readonly freshFactor: FreshFactor,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const request = requestOf(context);
    const isForm = request.caller !== undefined && request.isMultipart();
    if (isForm) await this.authentication.of(request);
    for (const rule of accessOf(context.getHandler()))
      if (isScope(rule) && (isForm || isInBody(rule.location))) await this.admission.admit(request, rule);
    this.freshFactor.assert(request, context.getHandler());
    return next.handle();
  }
}
