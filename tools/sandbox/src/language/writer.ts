import { Chance } from './seeded-choice.js';
import { ANGLES, BODIES, CLOSINGS, FINDINGS, FRAMINGS, HOOKS, OPENINGS, SHOTS, TAGS } from './phrases.js';
import { heading, type Subject } from './prompt-subject.js';

/** Requested length of a text. Without one the text has the usual length of its kind. */
export interface Length {
  words?: number;
  sentences?: number;
}

const USUAL_WORDS = 40;
const MAX_WORDS = 1_500;
const MAX_ATTEMPTS = 120;

/** Writes readable English about a subject. The same subject and seed give the same text. */
export class Writer {
  private readonly chance: Chance;

  constructor(
    readonly subject: Subject,
    seed: string,
  ) {
    this.chance = new Chance(`${seed}\n${subject.phrase}`);
  }

  script(length: Length = {}): string {
    if (length.sentences) return this.passage(length.sentences).join(' ');
    const wanted = Math.min(length.words ?? USUAL_WORDS, MAX_WORDS);
    return this.closest(wanted).join(' ');
  }

  hook(): string {
    return this.fill(this.chance.pick(HOOKS));
  }

  title(): string {
    return this.fill(this.chance.pick(ANGLES).title);
  }

  caption(): string {
    return `${this.fill(this.chance.pick(OPENINGS))} ${this.fill(this.chance.pick(CLOSINGS))}\n\n${this.hashtags().join(' ')}`;
  }

  hashtags(): string[] {
    const words = [...this.subject.keywords.slice(0, 3), ...this.chance.shuffle(TAGS).slice(0, 2)];
    return [...new Set(words.map((word) => `#${word.replace(/[^\p{L}\p{N}]/gu, '')}`))];
  }

  imagePrompt(): string {
    const [a, b] = this.pair();
    return (
      `A vertical photograph of ${this.subject.phrase}, ${a} in the foreground and ${b} behind it, ` +
      `${this.chance.pick(SHOTS)}, ${this.chance.pick(FRAMINGS)}`
    );
  }

  /** Returns the idea with this index among several different ones. */
  idea(index: number): { title: string; hook: string; description: string; type: string } {
    const angle = ANGLES[(index + this.offset(ANGLES.length)) % ANGLES.length]!;
    const hook = HOOKS[(index + this.offset(HOOKS.length)) % HOOKS.length]!;
    return {
      title: this.fill(angle.title),
      hook: this.fill(hook),
      description: this.fill(angle.pitch),
      type: angle.type,
    };
  }

  findings(): string {
    return FINDINGS.map((each) => `- ${this.fill(each)}`).join('\n');
  }

  answer(): string {
    return this.passage(3).join(' ');
  }

  private passage(sentences: number): string[] {
    const count = Math.min(sentences, MAX_WORDS / 10);
    if (count <= 1) return [this.fill(this.chance.pick(OPENINGS))];
    const bodies = this.chance.shuffle(BODIES);
    const middle = Array.from({ length: count - 2 }, (_, index) => this.fill(bodies[index % bodies.length]!));
    return [this.fill(this.chance.pick(OPENINGS)), ...middle, this.fill(this.chance.pick(CLOSINGS))];
  }

  /** Returns the passage with the length closest to the requested one. */
  private closest(wanted: number): string[] {
    const guess = Math.max(1, Math.round(wanted / 9.5));
    let best: string[] = [];
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const passage = this.passage(Math.max(1, guess + (attempt % 5) - 2));
      if (Math.abs(countWords(passage) - wanted) < Math.abs(countWords(best) - wanted)) best = passage;
    }
    return best;
  }

  private fill(template: string): string {
    const [a, b] = this.pair();
    return template
      .replaceAll('{s}', this.subject.phrase)
      .replaceAll('{h}', heading(this.subject))
      .replaceAll('{a}', a)
      .replaceAll('{b}', b)
      .replace(/^\p{Ll}/u, (email) => email.toUpperCase());
  }

  private pair(): [string, string] {
    const [a, b] = this.chance.shuffle(this.subject.keywords.slice(0, 5));
    return [a!, b ?? 'attention'];
  }

  private offset(count: number): number {
    return Math.floor(new Chance(this.subject.phrase).next() * count);
  }
}

export function countWords(text: string | readonly string[]): number {
  return (typeof text === 'string' ? text : text.join(' ')).split(/\s+/).filter(Boolean).length;
}
