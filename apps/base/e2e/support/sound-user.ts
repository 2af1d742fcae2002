import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { callAs, type Answer } from '@reelsheet/testing';
import { AgentFixture, type Creator, type Sheet } from './agent-fixture.js';

export interface Resource {
  readonly id: number;
  readonly url: string;
}

const SILENT_SECOND = ['-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono'];

type Generation = Awaited<ReturnType<AgentFixture['ended']>>;

/** A generation whose result is a transcript. */
export type Transcription = Generation & { readonly result: Exclude<Generation['result'], string | null> };

/** A user who transcribes sounds and generates speech. */
export class SoundUser {
  creator!: Creator;
  sheet!: Sheet;

  private constructor(
    readonly fixture: AgentFixture,
    readonly folder: string,
  ) {}

  static async start(): Promise<SoundUser> {
    const [fixture, folder] = await Promise.all([AgentFixture.start(), mkdtemp(join(tmpdir(), 'sound-user-'))]);
    const user = new SoundUser(fixture, folder);
    user.creator = await fixture.base.creator(100_000);
    user.sheet = await fixture.sheet(user.creator);
    return user;
  }

  async stop(): Promise<void> {
    await this.fixture.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  readonly call = callAs('base', ({ key, agentId }: Creator = this.creator) => ({
    url: this.fixture.base.url,
    key,
    agentId,
  }));

  transcribe(data: unknown) {
    return this.call('POST', '/transcriptions', { data });
  }

  /** Waits until the generation has ended and returns it. */
  async ended({ status, body }: Answer, timeout?: number) {
    if (status !== 201) throw new Error(JSON.stringify(body));
    return this.fixture.ended(this.creator, body.generation_id, timeout);
  }

  /** Waits until an ordered transcription has ended and returns it. */
  async transcribed(ordered: Answer, timeout?: number) {
    return (await this.ended(ordered, timeout)) as Transcription;
  }

  async received(data: unknown, timeout?: number) {
    return this.transcribed(await this.transcribe(data), timeout);
  }

  async spoken(data: object, cell = 'SCRIPT') {
    return this.ended(await this.fixture.generate(this.creator, this.sheet, cell, 'audio_generation', data));
  }

  /** Creates a file of speech that the sandbox's transcription vendor recognizes. */
  async say(name: string, text: string, voice = 'alloy'): Promise<string> {
    const response = await fetch(`${this.fixture.sandbox.url}/speech/v1/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox-test' },
      body: JSON.stringify({ model: 'tts-1', voice, input: text, response_format: 'wav' }),
    });
    if (!response.ok) throw new Error(await response.text());
    const file = join(this.folder, name);
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    return file;
  }

  /** Creates a file with ffmpeg and these arguments. */
  async made(name: string, ...args: string[]): Promise<string> {
    const file = join(this.folder, name);
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...args, file]);
    return file;
  }

  silence(name: string, seconds: number): Promise<string> {
    return this.made(name, ...SILENT_SECOND, '-t', String(seconds));
  }

  async upload(file: string, type: string, by = this.creator): Promise<Resource> {
    const form = new FormData();
    form.append('content_resource[file]', new Blob([new Uint8Array(await readFile(file))], { type }), file);
    const { status, body } = await this.call('POST', '/content_resources', form, by);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.content_resource;
  }

  /** Returns the transcription of what a generation made. */
  async transcriptOf(generation: any): Promise<string> {
    const { result } = await this.received({ content_resource_id: generation.output_resources[0].id });
    return result.full_text;
  }
}
