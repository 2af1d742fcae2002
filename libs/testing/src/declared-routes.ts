/** Access rule of a route: `x-access` in the OpenAPI document of its service. */
interface DeclaredScope {
  readonly of: string;
  readonly in?: 'path' | 'query' | 'body' | 'query or body';
  readonly name?: string;
  readonly role?: string;
  readonly optional?: boolean;
  readonly refusals?: { readonly stranger: string; readonly without_factor: string; readonly lower_role?: string };
}

interface Operation {
  readonly 'x-access'?: readonly DeclaredScope[];
  readonly 'x-scope'?: readonly string[];
  readonly 'x-second-factor'?: 'fresh';
  readonly requestBody?: { readonly content?: Record<string, unknown> };
}

const OPEN = ['public', 'signed_url', 'operator'];

/** A route and its expected responses to callers without access. */
export class DeclaredRoute {
  private constructor(
    readonly method: string,
    /** `/agents/{agent_id}` */
    readonly path: string,
    readonly takesBody: boolean,
    private readonly access: readonly DeclaredScope[],
    /** Scopes that an access key needs, all of them. */
    readonly keyScopes: readonly string[],
    /** True if an organization that requires a second factor needs a recent proof of it. */
    readonly needsFreshFactor: boolean,
  ) {}

  /** Returns every route of an OpenAPI document in document order. */
  static all({ paths }: { readonly paths: Record<string, object> }): DeclaredRoute[] {
    return Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => {
        const access = operation['x-access'];
        if (!access?.length) throw new Error(`${method} ${path} has no x-access`);
        const { requestBody, 'x-scope': keyScopes = [] } = operation;
        const isFresh = operation['x-second-factor'] === 'fresh';
        return new DeclaredRoute(method.toUpperCase(), path, requestBody !== undefined, access, keyScopes, isFresh);
      }),
    );
  }

  get name(): string {
    return `${this.method} ${this.path}`;
  }

  /** True if the route is about the caller's own account. */
  get isPersonal(): boolean {
    return this.access.some(({ of }) => of === 'account');
  }

  get isRead(): boolean {
    return this.method === 'GET';
  }

  /** True if the route needs no access key. */
  get isOpen(): boolean {
    return this.access.some(({ of }) => OPEN.includes(of));
  }

  /** Record in the request that decides who has access; undefined for routes that are open to every caller. */
  get scope(): DeclaredScope | undefined {
    return this.access.find(({ role }) => role !== undefined);
  }

  /** Minimum role that has access. */
  get role(): string | undefined {
    return this.scope?.role;
  }

  /**
   * `<status> <error_code>` for callers outside the record's organization; undefined if the request names no record. On
   * a route about the caller's own account, a path parameter identifies a record of the caller.
   */
  get rejectionOfOutsiders(): string | undefined {
    if (this.scope) return this.scope.refusals!.stranger;
    return !this.isOpen && this.access[0]!.of === 'account' && this.path.includes('{') ? '404 not_found' : undefined;
  }

  private get rejections() {
    return this.scope?.refusals;
  }

  /** `<status> <error_code>` for members without a second factor that the organization requires. */
  get rejectionWithoutFactor(): string | undefined {
    return this.rejections?.without_factor;
  }

  get rejectionOfLowerRoles(): string | undefined {
    return this.rejections?.lower_role;
  }
}
