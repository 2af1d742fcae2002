import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../../../accounts/accounts.config.js';
import { GenerationConfig } from '../../generation.config.js';

/** One task of one generation at one vendor. */
export interface CalledTask {
  /** The vendor, by its name in the catalogue. */
  readonly provider: string;
  /** The generation. */
  readonly id: number;
  readonly submittedAs: string;
}

const TOKEN = /^(\d{1,15})\.([\w-]{1,200})\.([\w-]{43})$/;

/** Signed addresses for vendors' callbacks, each valid for one task. */
@Injectable()
export class CallbackAddresses {
  /** Current signing key first; older keys only verify. */
  private readonly keys: readonly [Uint8Array, ...Uint8Array[]];

  constructor(
    private readonly config: GenerationConfig,
    { JWT_SECRET: secret, JWT_SECRET_OTHER: other }: AccountsConfig,
  ) {
    this.keys = [keyFrom(secret), ...(other ? [keyFrom(other)] : [])];
  }

  /** True when vendors can reach this installation. */
  get areGiven(): boolean {
    return this.config.VENDOR_CALLBACKS === 'on';
  }

  /** Returns undefined when vendors cannot reach this installation. */
  of(task: CalledTask): string | undefined {
    if (!this.areGiven) return undefined;
    const token = [task.id, task.submittedAs, sign(task, this.keys[0])].join('.');
    return `${this.config.BASE_URL}/vendor_callbacks/${task.provider}/${token}`;
  }

  /** Returns the task of an address, or undefined when its signature is invalid. */
  read(provider: string, token: string): CalledTask | undefined {
    const [, id, submittedAs, signature] = TOKEN.exec(token) ?? [];
    if (id === undefined || submittedAs === undefined || signature === undefined) return undefined;
    const task = { provider, id: Number(id), submittedAs };
    const given = Buffer.from(signature);
    return this.keys.some((key) => timingSafeEqual(Buffer.from(sign(task, key)), given)) ? task : undefined;
  }
}

const keyFrom = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'callbacks of vendors', 32));

const sign = ({ provider, id, submittedAs }: CalledTask, key: Uint8Array) =>
  createHmac('sha256', key)
    .update(JSON.stringify([provider, id, submittedAs]))
    .digest('base64url');
