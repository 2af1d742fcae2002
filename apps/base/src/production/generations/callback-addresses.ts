import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BaseConfig } from '../../base.config.js';

/** One task of one generation at one vendor. */
export interface CalledTask {
  /** The vendor, by its name in the catalogue. */
  readonly provider: string;
  /** The generation. */
  readonly id: number;
  readonly submittedAs: string;
}

const TOKEN = /^(\d{1,15})\.([\w-]{1,200})\.([\w-]{43})$/;

/** The addresses at which vendors may tell of their tasks: each is good for one task, and nobody can make up another. */
@Injectable()
export class CallbackAddresses {
  private readonly key: Uint8Array;

  constructor(private readonly config: BaseConfig) {
    this.key = new Uint8Array(hkdfSync('sha256', config.JWT_SECRET, '', 'callbacks of vendors', 32));
  }

  /** Whether vendors can reach us at all. */
  get areGiven(): boolean {
    return this.config.VENDOR_CALLBACKS === 'on';
  }

  /** Undefined where no vendor could reach it. */
  of(task: CalledTask): string | undefined {
    if (!this.areGiven) return undefined;
    const token = [task.id, task.submittedAs, this.sign(task)].join('.');
    return `${this.config.BASE_URL}/vendor_callbacks/${task.provider}/${token}`;
  }

  /** The task that an address is for; undefined of one that was not made here. Asks nobody. */
  read(provider: string, token: string): CalledTask | undefined {
    const [, id, submittedAs, signature] = TOKEN.exec(token) ?? [];
    if (id === undefined || submittedAs === undefined || signature === undefined) return undefined;
    const task = { provider, id: Number(id), submittedAs };
    return timingSafeEqual(Buffer.from(this.sign(task)), Buffer.from(signature)) ? task : undefined;
  }

  private sign({ provider, id, submittedAs }: CalledTask): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([provider, id, submittedAs]))
      .digest('base64url');
  }
}
