import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { openAiUnderTest } from '@reelsheet/provider-common/contract';
import { transcriptionProviderContract } from './contract.suite.js';
import { OpenAiTranscriptionProvider } from './openai.adapter.js';

const TEXT = 'The sea is calm tonight. The tide is full.';
const folder = mkdtempSync(join(tmpdir(), 'transcription-contract-'));
const file = join(folder, 'speech.wav');

afterAll(() => rmSync(folder, { recursive: true }));

transcriptionProviderContract('OpenAiTranscriptionProvider', 'whisper-1', async () => {
  const under = await openAiUnderTest('transcription', (config) => new OpenAiTranscriptionProvider(config));
  await writeFile(file, await under.vendor.spoken(TEXT));
  const probed = execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]);
  return { ...under, recording: { file, contentType: 'audio/wav', seconds: Number(probed), text: TEXT } };
});
