/** Options of an operation besides its fields. */
export interface GivenOptions {
  readonly profile?: string;
  readonly data?: string;
  readonly json?: boolean;
  readonly jq?: string;
  readonly schema?: boolean;
  readonly all?: boolean;
  readonly max?: number;
  readonly watch?: number;
  readonly wait?: boolean;
  readonly waitTimeout?: number;
  readonly output?: string;
  readonly yes?: boolean;
  readonly timeout?: number;
  readonly idempotencyKey?: string;
  readonly ifMatch?: string;
  readonly forwardTo?: string;
}
