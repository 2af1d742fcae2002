import { Injectable } from '@nestjs/common';
import { Vault } from '../vault/vault.js';
import { newSecret } from './webhook.js';

interface Sealed {
  readonly agentId: number;
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousUntil: Date | null;
}

const aadOf = (agentId: number) => `automation_config:${agentId}`;

/** Signing secrets of agents, stored encrypted. */
@Injectable()
export class EndpointSecrets {
  constructor(private readonly vault: Vault) {}

  /** Returns a new encrypted secret. */
  create(agentId: number): string {
    return this.vault.seal(newSecret(), aadOf(agentId));
  }

  current({ agentId, secret }: Pick<Sealed, 'agentId' | 'secret'>): string {
    return this.vault.open<string>(secret, aadOf(agentId));
  }

  /** Returns all secrets that receivers may verify with now, the newest first. */
  valid({ previousSecret, previousUntil, ...sealed }: Sealed, now: Date): string[] {
    const isValid = previousSecret !== null && previousUntil !== null && previousUntil > now;
    return [this.current(sealed), ...(isValid ? [this.current({ ...sealed, secret: previousSecret })] : [])];
  }
}
