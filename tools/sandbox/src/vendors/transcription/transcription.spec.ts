import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg } from '../../media/run.js';
import { json, TestSandbox } from '../../../test/support.js';

const TEXT = 'Coffee begins with water. Give it one quiet minute, and the whole kitchen smells of morning!';

describe('the speech and transcription vendors', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.end());

  async function speak(input: string, more: object = {}): Promise<Buffer> {
    const response = await sandbox.post('/speech/v1/audio/speech', {
      model: 'sandbox-speech',
      voice: 'nova',
      input,
      ...more,
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }

  async function transcribe(sound: Buffer, fields: Record<string, string[]> = {}): Promise<Response> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(sound)]), 'sound.mp3');
    const all = {
      model: ['sandbox-transcription'],
      response_format: ['verbose_json'],
      'timestamp_granularities[]': ['word', 'segment'],
      ...fields,
    };
    for (const [name, values] of Object.entries(all)) for (const value of values) form.append(name, value);
    return sandbox.fetch('/transcription/v1/audio/transcriptions', {
      method: 'POST',
      body: form,
      headers: { authorization: 'Bearer sandbox-key' },
    });
  }

  /** Runs ffmpeg from the sounds to one output file. */
  async function remix(sounds: Buffer[], args: string[], extension: string): Promise<Buffer> {
    const inputs = sounds.map((_, index) => join(sandbox.dir, `in-${index}`));
    await Promise.all(sounds.map((sound, index) => writeFile(inputs[index]!, sound)));
    const output = join(sandbox.dir, `out.${extension}`);
    await ffmpeg([...inputs.flatMap((input) => ['-i', input]), ...args, output]);
    return readFile(output);
  }

  it('generates MP3 and WAV of a plausible length, faster on request', async () => {
    const [mp3, wav, fast] = [
      await speak(TEXT),
      await speak(TEXT, { response_format: 'wav' }),
      await speak(TEXT, { speed: 2 }),
    ];
    const [slowly, quickly] = [await sandbox.probe(mp3), await sandbox.probe(fast)];
    expect(slowly).toMatchObject({ format: 'mp3', audio: { codec: 'mp3' } });
    expect(slowly?.duration).toBeGreaterThan(4);
    expect(slowly?.duration).toBeLessThan(9);
    expect(quickly?.duration).toBeLessThan(0.7 * (slowly?.duration ?? 0));
    expect(await sandbox.probe(wav)).toMatchObject({ format: 'wav', audio: { codec: 'pcm_s16le' } });
  });

  it('speaks the text literally, without interpretation by a shell or espeak', async () => {
    const sound = await speak('-f /etc/passwd; $(touch /tmp/x) `id` --help');
    expect((await sandbox.probe(sound))?.duration).toBeGreaterThan(1);
  });

  it.each([{ voice: 'nobody' }, { input: '' }, { input: '?!' }, { response_format: 'midi' }, { speed: 9 }])(
    'rejects %j',
    async (broken) => {
      const response = await sandbox.post('/speech/v1/audio/speech', {
        model: 'm',
        voice: 'nova',
        input: 'x',
        ...broken,
      });
      expect(response.status).toBe(400);
    },
  );

  it('returns the spoken text, with words in order within the sound', async () => {
    const received = await json(await transcribe(await speak(TEXT)));
    expect(received).toMatchObject({ task: 'transcribe', language: 'english', text: TEXT });
    expect(received.segments).toHaveLength(2);
    expect(received.words.map(({ word }: { word: string }) => word).join(' ')).toBe(TEXT.replace(/[.,!]/g, ''));
    const times = received.words.flatMap(({ start, end }: { start: number; end: number }) => [start, end]) as number[];
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(received.duration);
  });

  it('recognizes cut speech without metadata, and drops the words that were cut off', async () => {
    const sound = await speak('One sentence to be lost. The second sentence about gardening stays whole.');
    const whole = await json(await transcribe(sound));
    const cut = whole.segments[1].start - 0.05;
    const part = await remix([sound], ['-ss', String(cut), '-map_metadata', '-1', '-c:a', 'aac'], 'm4a');
    const received = await json(await transcribe(part));
    expect(received.text).toBe('The second sentence about gardening stays whole.');
    expect(received.words[0].start).toBeLessThan(0.3);
  });

  it('recognizes two voices one after another in a video, with their times', async () => {
    const sounds = [
      await speak('The first scene speaks of mountains and rivers.'),
      await speak('Then somebody else tells about the city.', { voice: 'onyx' }),
    ];
    const filter = '[0:a][1:a]concat=n=2:v=0:a=1,volume=0.5,adelay=700:all=1[a]';
    const video = await remix(
      sounds,
      [
        '-f',
        'lavfi',
        '-i',
        'color=s=64x64:d=8',
        '-filter_complex',
        filter,
        '-map',
        '2:v',
        '-map',
        '[a]',
        '-map_metadata',
        '-1',
        '-t',
        '8',
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
      ],
      'mp4',
    );
    const received = await json(await transcribe(video));
    expect(received.text).toBe(
      'The first scene speaks of mountains and rivers. Then somebody else tells about the city.',
    );
    expect(Math.abs(received.segments[0].start - 0.7)).toBeLessThan(0.15);
  });

  it('recognizes no words in music, and rejects files without sound', async () => {
    const music = await remix([], ['-f', 'lavfi', '-i', 'sine=440:d=2,tremolo=f=3'], 'mp3');
    expect(await json(await transcribe(music))).toMatchObject({ text: '', segments: [], words: [] });
    const refused = await transcribe(Buffer.from('no sound at all'));
    expect([refused.status, (await json(refused)).error.code]).toEqual([400, 'invalid_file']);
  });
});
