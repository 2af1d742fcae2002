import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, inTemporaryFolder, invalid, newUuid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { OutboundClient } from '@reelsheet/platform-outbound';
import type { MadeVoice, VoiceDraft } from '@reelsheet/provider-voice';
import { inspectMade } from '../../assets/media/inspect-generated.js';
import { Vault } from '../../vault/vault.js';
import { SealError } from '../../vault/key-ring.js';
import { removeVendorVoice, type ForgottenVoice } from './remove-vendor-voice.js';
import { VoiceAccounts } from './voice-accounts.js';
import { asVoiceError } from './voice.errors.js';
import { describe, MAX_SAMPLE_BYTES, longEnough, type Described, type LibraryVoice, type MadeSource } from './voice.js';
import { VoiceRepository } from './voice.repository.js';

const FETCH_MS = 20_000;
const INSPECT_MS = 20_000;
/** By then whoever had a voice made has kept it, or never will. */
const MAKING_MS = 600_000;

type Maker = Pick<AgentRecord, 'id' | 'organizationId'>;

export interface Sample {
  /** Opaque, for this agent alone. */
  readonly generationId: string;
  /** An MP3, in base64. */
  readonly audio: string;
}

export interface Draft extends Described {
  readonly name: string;
}

/** Where the sound is that a voice is cloned from. */
export type SampleSource = { readonly url: string } | { readonly base64: string };

const placeOf = ({ id }: Maker) => `voice_sample:${id}`;
const markOf = (forgotten: ForgottenVoice) => ('mark' in forgotten ? `mark:${forgotten.mark}` : forgotten.voiceId);

/** Has voices made in our account at the vendor: drawn from a description, or after a sound. */
@Injectable()
export class VoiceMaking {
  constructor(
    private readonly voices: VoiceRepository,
    private readonly accounts: VoiceAccounts,
    private readonly vault: Vault,
    private readonly outbound: OutboundClient,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Three voices to choose from. Nothing of them is kept here. */
  async samples(agent: Maker, text: string, description?: string): Promise<Sample[]> {
    const { vendor, apiKey } = this.accounts.requireOurs();
    const samples = await vendor
      .design({ apiKey, description: describe({ description }), text: longEnough(text) })
      .catch(rethrow);
    return samples.map(({ sampleId, audio }) => ({
      generationId: this.vault.seal(sampleId, placeOf(agent)),
      audio,
    }));
  }

  /** Keeps one of the {@link samples}, once. */
  async design(agent: Maker, generationId: string, draft: Draft): Promise<LibraryVoice> {
    const sampleId = this.open(agent, generationId);
    const { vendor } = this.accounts.requireOurs();
    return this.make(agent, 'user_designed', draft, (request) =>
      vendor.create({ ...request, description: describe(draft), sampleId }),
    );
  }

  /** Throws `validation_error` that names the field for what is no sound. */
  async clone(agent: Maker, source: SampleSource, draft: Draft): Promise<LibraryVoice> {
    const { vendor } = this.accounts.requireOurs();
    const bytes = await inTemporaryFolder('voice', (folder) => this.fetchSample(source, join(folder, 'sample')));
    const sample = { bytes, fileName: 'sample', contentType: 'application/octet-stream' };
    return this.make(agent, 'user_trained', draft, (request) => vendor.clone({ ...request, sample }));
  }

  /** A vendor knows no key by which a repetition would be known: what nobody kept here is taken out there by its mark. */
  private async make(
    agent: Maker,
    source: MadeSource,
    { name, gender, language, description }: Draft,
    ask: (request: VoiceDraft) => Promise<MadeVoice>,
  ): Promise<LibraryVoice> {
    const forgotten = { mark: newUuid() };
    const notBefore = new Date(this.clock.now().getTime() + MAKING_MS);
    await this.tasks.schedule(removeVendorVoice, forgotten, { notBefore, key: markOf });
    const labels = { ...(gender ? { gender } : {}), ...(language ? { language } : {}), reelsheet: forgotten.mark };
    const { apiKey } = this.accounts.requireOurs();
    const made = await ask({ apiKey, name, description: description ?? '', labels }).catch(rethrow);
    return this.transaction.run(async () => {
      const voice = await this.voices.insert({
        agentId: agent.id,
        organizationId: agent.organizationId,
        voiceId: made.voiceId,
        source,
        name,
        gender: gender ?? null,
        language: language ?? null,
        description: description ?? null,
        previewUrl: made.previewUrl,
      });
      await this.tasks.cancel(removeVendorVoice, [markOf(forgotten)]);
      return voice;
    });
  }

  private open(agent: Maker, generationId: string): string {
    try {
      return this.vault.open<string>(generationId, placeOf(agent));
    } catch (error) {
      if (error instanceof SealError) throw invalid('generation_id', 'names no sample that was made for this agent');
      throw error;
    }
  }

  private async fetchSample(source: SampleSource, file: string): Promise<Buffer> {
    const field = 'url' in source ? 'audio_url' : 'audio_base64';
    if ('url' in source)
      await this.outbound.download(source.url, file, { maxBytes: MAX_SAMPLE_BYTES, timeoutMs: FETCH_MS });
    else await writeFile(file, decoded(source.base64));
    const found = await inspectMade({ path: file, contentType: 'audio/*' }, AbortSignal.timeout(INSPECT_MS));
    if (!found) throw invalid(field, 'must be a sound that can be read');
    return readFile(file);
  }
}

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** With or without the beginning of a data URL. Throws `validation_error`. */
function decoded(text: string): Buffer {
  const base64 = text.replace(/^data:[^,]*;base64,/, '').replace(/\s/g, '');
  if (base64 === '' || !BASE64.test(base64)) throw invalid('audio_base64', 'must be a sound in base64');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_SAMPLE_BYTES)
    throw new DomainError(CommonErrors.payloadTooLarge, `audio_base64 must hold at most ${MAX_SAMPLE_BYTES} bytes`);
  return bytes;
}

function rethrow(error: unknown): never {
  throw asVoiceError(error);
}
