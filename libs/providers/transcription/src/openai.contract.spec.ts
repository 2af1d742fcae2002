import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { openAiUnderTest } from '@reelsheet/provider-common/contract';
import { type Recording, transcriptionProviderContract } from './contract.suite.js';
import { OpenAiTranscriptionProvider } from './openai.adapter.js';

const folder = mkdtempSync(join(tmpdir(), 'transcription-contract-'));
const recording: Recording = { file: join(folder, 'speech.wav'), contentType: 'audio/wav', seconds: 6 };

beforeAll(() => {
  const spoken = join(folder, 'spoken.wav');
  execFileSync('espeak-ng', ['-w', spoken, 'The sea is calm tonight. The tide is full.']);
  execFileSync('ffmpeg', ['-v', 'error', '-i', spoken, '-af', 'apad', '-t', String(recording.seconds), recording.file]);
});
afterAll(() => rmSync(folder, { recursive: true }));

transcriptionProviderContract('OpenAiTranscriptionProvider', () => recording, () =>
  openAiUnderTest('transcription', (config) => new OpenAiTranscriptionProvider(config)),
);
