import { Injectable } from '@nestjs/common';
import { Vault } from '../vault/vault.js';
import { newSecret } from './webhook.js';

interface Sealed {
  readonly agentId: number;
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousUntil: Date | null;
}

const placeOf = (agentId: number) => `automation_config:${agentId}`;

/** Signing secrets of agents, at rest under the vault's encryption. */
@Injectable()
export class EndpointSecrets {
  constructor(private readonly vault: Vault) {}

  /** Another one, sealed. */
  create(agentId: number): string {
    return this.vault.seal(newSecret(), placeOf(agentId));
  }

  current({ agentId, secret }: Pick<Sealed, 'agentId' | 'secret'>): string {
    return this.vault.open<string>(secret, placeOf(agentId));
  }

  /** All that receivers may verify with now, the newest first. */
  valid({ previousSecret, previousUntil, ...sealed }: Sealed, now: Date): string[] {
    const isValid = previousSecret !== null && previousUntil !== null && previousUntil > now;
    return [this.current(sealed), ...(isValid ? [this.current({ ...sealed, secret: previousSecret })] : [])];
  }
}
