import { remembered } from '../store/remembered.js';
import { run } from './run.js';
import type { EspeakVoice } from './voices.js';

export const SPEECH_RATE = 22_050;
const WORDS_A_MINUTE = 160;
const PAUSE_SECONDS = 0.22;

export interface TimedWord {
  word: string;
  start: number;
  end: number;
}

export interface TimedSentence {
  text: string;
  start: number;
  end: number;
  words: TimedWord[];
}

/** Speech as 16-bit mono samples at 22,050 Hz; times are in seconds. */
export interface Speech {
  samples: Int16Array;
  duration: number;
  sentences: TimedSentence[];
}

/** Speaks a text with espeak-ng, sentence by sentence, so that the time of each sentence is known. */
export async function speak(text: string, voice: EspeakVoice, speed: number): Promise<Speech> {
  const sentences = splitSentences(text);
  const spoken: Int16Array[] = [];
  const timed: TimedSentence[] = [];
  let at = 0;
  for (const sentence of sentences) {
    const samples = await espeak(sentence, voice, speed);
    const end = at + samples.length / SPEECH_RATE;
    timed.push({ text: sentence, start: at, end, words: timeWords(sentence, at, end) });
    const pause = new Int16Array(Math.round((PAUSE_SECONDS / speed) * SPEECH_RATE));
    spoken.push(samples, pause);
    at = end + pause.length / SPEECH_RATE;
  }
  const samples = concat(spoken);
  return { samples, duration: samples.length / SPEECH_RATE, sentences: timed };
}

export function splitSentences(text: string): string[] {
  const segments = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) =>
    segment.trim(),
  );
  return segments.filter((segment) => /[\p{L}\p{N}]/u.test(segment));
}

/** Divides a time span among the words of a sentence in proportion to their spoken length. */
export function timeWords(sentence: string, start: number, end: number): TimedWord[] {
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const weights = words.map((word) => 1.5 + word.length + (/[,;:–—]$/.test(word) ? 3 : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = start;
  return words.map((word, index) => {
    const from = at;
    at += ((weights[index] ?? 0) / total) * (end - start);
    return { word, start: from, end: at };
  });
}

/** Returns samples as a WAV file. */
export function toWav(samples: Int16Array): Buffer {
  const header = Buffer.alloc(44);
  const bytes = samples.length * 2;
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SPEECH_RATE, 24);
  header.writeUInt32LE(SPEECH_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, bytes)]);
}

async function espeak(text: string, voice: EspeakVoice, speed: number): Promise<Int16Array> {
  const rate = Math.round(Math.min(450, Math.max(80, WORDS_A_MINUTE * speed)));
  const args = [
    '-v',
    voice.voice,
    '-p',
    String(voice.pitch),
    '-s',
    String(rate),
    '-a',
    '120',
    '-z',
    '--stdin',
    '--stdout',
  ];
  const wav = await remembered.of(['speech', text, ...args], () => run('espeak-ng', args, text));
  const data = wav.indexOf('data') + 8;
  return new Int16Array(new Uint8Array(wav.subarray(data, data + Math.floor((wav.length - data) / 2) * 2)).buffer);
}

function concat(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
