import { createHash } from 'node:crypto';
import { Chance } from '../../language/seeded-choice.js';
import { HOOKS, TAGS } from '../../language/phrases.js';

export interface Post {
  readonly id: string;
  readonly creator: string;
  readonly caption: string;
  readonly music: string;
  readonly musician: string;
  readonly seconds: number;
  readonly at: Date;
  readonly watched: number;
  readonly liked: number;
  readonly commented: number;
  readonly shared: number;
  readonly saved: number;
}

const EVERY_MS = 8 * 60 * 60 * 1_000;
const SONGS = [
  ['Slow Morning', 'Lena Park'],
  ['Glass Rivers', 'North Pier'],
  ['Running Late', 'The Saturdays Club'],
  ['Paper Moon', 'Otis Lane'],
  ['Original sound', ''],
] as const;
const REMARKS = [
  'Where did you buy this?',
  'How long does it take?',
  'I tried it and it works',
  'Please make a longer video about this',
  'What camera do you use?',
  'The music is perfect',
  'This changed my morning routine',
  'Does it work for beginners?',
];

/**
 * Returns the newest posts of a target: three per day, the same for all callers at the same time;
 * older posts have more views.
 */
export function postsOf(name: string, { max, at, visit }: { max: number; at: Date; visit: number }): Post[] {
  const newest = Math.floor(at.getTime() / EVERY_MS);
  const total = name.includes('growing') ? visit + 1 : name.includes('quiet') ? 0 : Math.min(max, 60);
  return Array.from({ length: Math.min(total, max) }, (_, index) => {
    const number = name.includes('growing') ? index : newest - index;
    return postOf(name, number, name.includes('growing') ? newest - (visit - index) : newest - index, at);
  }).toReversed();
}

function postOf(name: string, number: number, slot: number, now: Date): Post {
  const chance = new Chance(`${name} ${number}`);
  const at = new Date(slot * EVERY_MS);
  const age = (now.getTime() - at.getTime()) / EVERY_MS;
  const watched = Math.floor(chance.between(500, 200_000) * Math.log2(2 + age));
  const share = (low: number, high: number) => Math.floor(watched * chance.between(low, high));
  const [music, musician] = chance.pick(SONGS);
  return {
    id: createHash('sha256').update(`${name} ${number}`).digest().readBigUInt64LE(0).toString(),
    creator: name.replace(/\W+/g, '').slice(0, 24) || 'someone',
    caption: `${chance.pick(HOOKS).replace('{s}', name)}\n#${chance.pick(TAGS)} #${chance.pick(TAGS)}`,
    music,
    musician,
    seconds: Math.floor(chance.between(6, 90)),
    at,
    watched,
    liked: share(0.01, 0.12),
    commented: share(0.001, 0.01),
    shared: share(0.001, 0.02),
    saved: share(0.001, 0.03),
  };
}

export function commentsOn(url: string, max: number) {
  const chance = new Chance(url);
  const count = Math.min(max, Math.floor(chance.between(3, 12)));
  return chance
    .shuffle(REMARKS)
    .slice(0, count)
    .map((text, index) => ({
      id: createHash('sha256').update(`${url} ${index}`).digest('hex').slice(0, 19),
      url,
      author: `viewer${Math.floor(chance.between(1, 900))}`,
      text,
      likes: Math.floor(chance.between(0, 500)),
      at: new Date(Math.floor(Date.now() / EVERY_MS) * EVERY_MS),
    }));
}
