import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import pRetry, { AbortError } from 'p-retry';
import type { TimeStampReq, TimeStampResp } from 'pkijs';
import { RenderingConfig } from '../rendering.config.js';
import {
  MAX_TIME_DIFFERENCE_MS,
  MAX_TIMESTAMP_BYTES,
  TIMESTAMP_RETRIES,
  TIMESTAMP_ATTEMPT_MS,
  TIMESTAMP_WITHIN_MS,
} from './signing-limits.js';

/** The time-stamp authority (RFC 3161) that dates signatures, which then outlive the certificate. */
@Injectable()
export class TimestampAuthority implements OnApplicationShutdown {
  private readonly url: string | undefined;
  private readonly client: OutboundClient;

  constructor(
    { TIMESTAMP_AUTHORITY_URL: url }: RenderingConfig,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.url = url;
    this.client = new OutboundClient(new Set(url === undefined ? [] : [hostAndPort(url)]));
  }

  get isConfigured(): boolean {
    return this.url !== undefined;
  }

  /** Returns undefined if the authority gives no time that can be used, after some tries. */
  async getSignedTimestamp(request: TimeStampReq): Promise<TimeStampResp | undefined> {
    const { url } = this;
    if (url === undefined) return undefined;
    try {
      return await pRetry(() => this.requested(url, request), {
        retries: TIMESTAMP_RETRIES,
        minTimeout: 500,
        signal: AbortSignal.timeout(TIMESTAMP_WITHIN_MS),
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'content credentials: the time-stamp authority gave no time');
      return undefined;
    }
  }

  private async requested(url: string, request: TimeStampReq): Promise<TimeStampResp> {
    const response = await this.client.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: Buffer.from(request.toSchema().toBER()),
      signal: AbortSignal.timeout(TIMESTAMP_ATTEMPT_MS),
    });
    const bytes = await bodyOf(response);
    if (!response.ok) throw new Error(`the time-stamp authority answered with status ${response.status}`);
    const { TimeStampResp } = await import('pkijs');
    const answer = TimeStampResp.fromBER(bytes);
    const reason = await rejectionOf(answer, request, this.clock.now());
    if (reason) throw new AbortError(`the time-stamp authority answered with ${reason}`);
    return answer;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}

/** Reads no more than the limit. */
async function bodyOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_TIMESTAMP_BYTES) throw new AbortError('the answer of the time-stamp authority is too large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Returns why an answer does not date what was asked, or undefined if it does. */
async function rejectionOf(answer: TimeStampResp, request: TimeStampReq, now: Date): Promise<string | undefined> {
  const { PKIStatus, SignedData, TSTInfo } = await import('pkijs');
  if (![PKIStatus.granted, PKIStatus.grantedWithMods].includes(answer.status.status)) return 'a refusal';
  const content = answer.timeStampToken?.content as unknown;
  if (!content) return 'no token';
  const signed = new SignedData({ schema: content });
  const info = signed.encapContentInfo.eContent;
  if (!info || !signed.certificates?.length) return 'a token without a certificate';
  const { genTime, messageImprint, nonce } = TSTInfo.fromBER(info.getValue());
  const { hashedMessage, hashAlgorithm } = request.messageImprint;
  if (
    hashAlgorithm.algorithmId !== messageImprint.hashAlgorithm.algorithmId ||
    !isSame(hashedMessage.getValue(), messageImprint.hashedMessage.getValue())
  )
    return 'the time of other bytes';
  if (!nonce || !request.nonce || !isSame(nonce.valueBlock.valueHexView, request.nonce.valueBlock.valueHexView))
    return 'the token of another request';
  return Math.abs(genTime.getTime() - now.getTime()) > MAX_TIME_DIFFERENCE_MS ? 'another time than ours' : undefined;
}

const isSame = (one: ArrayBuffer | Uint8Array, other: ArrayBuffer | Uint8Array) =>
  Buffer.from(one as Uint8Array).equals(Buffer.from(other as Uint8Array));

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
