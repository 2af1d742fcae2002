/** Colours of one mood: the sky from top to horizon, the land from far to near, and the objects drawn on them. */
export interface Palette {
  sky: [string, string, string];
  land: [string, string, string, string];
  light: string;
  accent: string;
  paper: string;
  ink: string;
}

export const PALETTES = {
  dawn: {
    sky: ['#4a3b78', '#d9738a', '#ffcf9c'],
    land: ['#a5637f', '#784a73', '#4c3260', '#281c40'],
    light: '#ffe9b8',
    accent: '#ff9d5c',
    paper: '#fff4e4',
    ink: '#3b2444',
  },
  day: {
    sky: ['#3f8fc4', '#8cc8e4', '#e8f4ea'],
    land: ['#9fc7b0', '#6fa892', '#3f8072', '#1e5752'],
    light: '#fffbe0',
    accent: '#ffb545',
    paper: '#fbfdf6',
    ink: '#17444b',
  },
  night: {
    sky: ['#070d26', '#172554', '#4a4a8c'],
    land: ['#34417a', '#243064', '#151f49', '#0a1130'],
    light: '#f4efd2',
    accent: '#8fd3ff',
    paper: '#eef2ff',
    ink: '#131c44',
  },
  forest: {
    sky: ['#2d5b52', '#7fae8d', '#f0e6bd'],
    land: ['#7da688', '#4b8069', '#2b5a4c', '#143a34'],
    light: '#fdf3c4',
    accent: '#f2b84b',
    paper: '#fbf8e8',
    ink: '#15362f',
  },
  sea: {
    sky: ['#1d5f8a', '#66b3c9', '#fbe6c8'],
    land: ['#5ba7bd', '#2f83a3', '#1b6288', '#0d4066'],
    light: '#fff3d0',
    accent: '#ff8f66',
    paper: '#f6fcff',
    ink: '#0c3a5a',
  },
  desert: {
    sky: ['#7b3f5e', '#e58a5f', '#ffe0a6'],
    land: ['#e0a06b', '#c97c4f', '#9d5540', '#5e2f33'],
    light: '#fff0bf',
    accent: '#ffd166',
    paper: '#fff6e6',
    ink: '#4d2430',
  },
  neon: {
    sky: ['#0d0a2c', '#3d1a6e', '#e0457b'],
    land: ['#4a2386', '#341768', '#210e4a', '#10072b'],
    light: '#ffd1f0',
    accent: '#3ff0e0',
    paper: '#f8f0ff',
    ink: '#1d0d45',
  },
  kitchen: {
    sky: ['#5a3a2e', '#b67e55', '#f3d9ae'],
    land: ['#d9b184', '#a8754c', '#71462f', '#42281f'],
    light: '#fff1d2',
    accent: '#e8743b',
    paper: '#fff8ec',
    ink: '#40261c',
  },
  studio: {
    sky: ['#3c5a6b', '#8fb3ae', '#f4e8d4'],
    land: ['#d4c7ad', '#8fa79b', '#557a7c', '#2b4a56'],
    light: '#fff8e6',
    accent: '#e88d67',
    paper: '#fffaf0',
    ink: '#24404c',
  },
  rose: {
    sky: ['#7a3a5c', '#d88aa0', '#fde3d8'],
    land: ['#e3a9b0', '#b76f8a', '#7e4468', '#462544'],
    light: '#fff2e8',
    accent: '#f6b26b',
    paper: '#fff6f4',
    ink: '#4a2140',
  },
  storm: {
    sky: ['#1c2733', '#46586a', '#a9b4b5'],
    land: ['#64788a', '#43586b', '#2a3c4e', '#152230'],
    light: '#f3f0df',
    accent: '#ffd35c',
    paper: '#f5f8fa',
    ink: '#1a2937',
  },
} satisfies Record<string, Palette>;

export type Mood = keyof typeof PALETTES;

/** Moods with the words that select them. The first row with a word of the request applies. */
export const MOOD_WORDS: readonly [Mood, RegExp][] = [
  ['night', /\b(night|star|stars|moon|space|galaxy|astronom\w*|planet|midnight|cosmos|sleep)\b/i],
  ['storm', /\b(storm|rain\w*|thunder\w*|fog|winter|snow|grey|gray|cloud\w*)\b/i],
  ['neon', /\b(neon|cyber\w*|futur\w*|robot\w*|ai|software|coding|game|gaming|party|techno?|crypto)\b/i],
  ['dawn', /\b(dawn|morning|sunrise|sunset|dusk|evening|golden)\b/i],
  [
    'kitchen',
    /\b(coffee|espresso|barista|bread|sourdough|bak\w+|cook\w*|kitchen|recipe\w*|food|pasta|chocolate|soup|breakfast|dinner|wood\w*)\b/i,
  ],
  ['desert', /\b(desert|sand|dune\w*|canyon|atacama|sahara|spice\w*|pottery|clay)\b/i],
  [
    'sea',
    /\b(sea|ocean|beach|wave\w*|surf\w*|sail\w*|boat|island|coast\w*|portugal|swim\w*|fish\w*|travel\w*|water|lighthouse)\b/i,
  ],
  [
    'forest',
    /\b(forest|tree|trees|garden\w*|plant\w*|herb\w*|leaf|leaves|hik\w+|nature|compost\w*|sustainab\w*|green|tea)\b/i,
  ],
  ['rose', /\b(love|beauty|skin\w*|fashion|dress|wedding|rose|flower\w*|perfume|self-care|heart)\b/i],
  [
    'day',
    /\b(sun\w*|summer|spring|sport\w*|run|running|walk\w*|cycl\w*|school|child\w*|kid\w*|dog\w*|cat\w*|mountain\w*)\b/i,
  ],
  [
    'studio',
    /\b(business|market\w*|money|budget|finance\w*|startup\w*|office|desk|product\w*|design|brand|podcast|book\w*|read\w*|learn\w*|minimal\w*)\b/i,
  ],
];
