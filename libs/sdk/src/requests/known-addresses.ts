import type { ApiService } from '../operations/operation-row.js';

/** Addresses of the four services, each ending in `/v1`. */
export type ServiceAddresses = Readonly<Record<ApiService, string>>;

/** Returns the address of base: that of the installation, to which `/v1` is added if it is missing. */
export const baseAddress = (url: string): string => `${url.replace(/\/$/, '').replace(/\/v1$/, '')}/v1`;

/** Knows the address of base, and reads those of the other services from it when the first of them is needed. */
export class KnownAddresses {
  private others: Promise<ServiceAddresses> | undefined;

  constructor(
    private readonly base: string,
    private readonly read: () => Promise<ServiceAddresses>,
  ) {}

  async of(service: ApiService): Promise<string> {
    if (service === 'base') return this.base;
    this.others ??= this.read().catch((error: unknown) => {
      this.others = undefined;
      throw error;
    });
    return (await this.others)[service];
  }
}
