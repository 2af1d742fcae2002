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
import { removeVendorVoice, type UnusedVoice } from './remove-vendor-voice.js';
import { VoiceAccounts } from './voice-accounts.js';
import { asVoiceError } from './voice.errors.js';
import { MAX_SAMPLE_BYTES } from './voice-limits.js';
import { describe, extended, type Described, type LibraryVoice, type MadeSource } from './voice.js';
import { VoiceRepository } from './voice.repository.js';

const FETCH_MS = 20_000;
const INSPECT_MS = 20_000;
/** Time after which the creation of a voice has either been recorded or failed. */
const CREATION_TIMEOUT_MS = 600_000;

type VoiceCreator = Pick<AgentRecord, 'id' | 'organizationId'>;

export interface Sample {
  /** Opaque id that is valid for this agent only. */
  readonly generationId: string;
  /** An MP3 in base64. */
  readonly audio: string;
}

export interface VoiceCreationDraft extends Described {
  readonly name: string;
}

/** Source of the sound that a voice is cloned from. */
export type SampleSource = { readonly url: string } | { readonly base64: string };

const sampleAad = ({ id }: VoiceCreator) => `voice_sample:${id}`;
const markOf = (unused: UnusedVoice) => ('mark' in unused ? `mark:${unused.mark}` : unused.voiceId);

/** Creates voices in our account at the vendor, either from a description or from a sound. */
@Injectable()
export class VoiceCreation {
  constructor(
    private readonly voices: VoiceRepository,
    private readonly accounts: VoiceAccounts,
    private readonly vault: Vault,
    private readonly outbound: OutboundClient,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Returns three voices to choose from. They are not stored. */
  async samples(agent: VoiceCreator, text: string, description?: string): Promise<Sample[]> {
    const { vendor, apiKey } = this.accounts.requireOurs();
    const samples = await vendor
      .design({ apiKey, description: describe({ description }), text: extended(text) })
      .catch(rethrow);
    return samples.map(({ sampleId, audio }) => ({
      generationId: this.vault.seal(sampleId, sampleAad(agent)),
      audio,
    }));
  }

  /** Creates a voice from one of the {@link samples}. Each sample can be used once. */
  async design(agent: VoiceCreator, generationId: string, draft: VoiceCreationDraft): Promise<LibraryVoice> {
    const sampleId = this.open(agent, generationId);
    const { vendor } = this.accounts.requireOurs();
    return this.make(agent, 'user_designed', draft, (request) =>
      vendor.create({ ...request, description: describe(draft), sampleId }),
    );
  }

  /** Throws `validation_error` with the name of the field for anything but a sound. */
  async clone(agent: VoiceCreator, source: SampleSource, draft: VoiceCreationDraft): Promise<LibraryVoice> {
    const { vendor } = this.accounts.requireOurs();
    const bytes = await inTemporaryFolder('voice', (folder) => this.fetchSample(source, join(folder, 'sample')));
    const sample = { bytes, fileName: 'sample', contentType: 'application/octet-stream' };
    return this.make(agent, 'user_trained', draft, (request) => vendor.clone({ ...request, sample }));
  }

  /**
   * The vendor accepts no idempotency key. A voice that was created there but not recorded here is found by its mark
   * and deleted.
   */
  private async make(
    agent: VoiceCreator,
    source: MadeSource,
    { name, gender, language, description }: VoiceCreationDraft,
    request: (request: VoiceDraft) => Promise<MadeVoice>,
  ): Promise<LibraryVoice> {
    const unused = { mark: newUuid() };
    const notBefore = new Date(this.clock.now().getTime() + CREATION_TIMEOUT_MS);
    await this.tasks.schedule(removeVendorVoice, unused, { notBefore, key: markOf });
    const labels = { ...(gender ? { gender } : {}), ...(language ? { language } : {}), reelsheet: unused.mark };
    const { apiKey } = this.accounts.requireOurs();
    const made = await request({ apiKey, name, description: description ?? '', labels }).catch(rethrow);
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
      await this.tasks.cancel(removeVendorVoice, [markOf(unused)]);
      return voice;
    });
  }

  private open(agent: VoiceCreator, generationId: string): string {
    try {
      return this.vault.open<string>(generationId, sampleAad(agent));
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

/** Decodes base64 with or without the prefix of a data URL. Throws `validation_error`. */
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
