/**
 * Sentences from which texts are composed. `{s}` is the subject, which always follows a word like "about", so that any
 * noun phrase or "how to …" is grammatical; `{a}` and `{b}` are two of its key words.
 */
export const OPENINGS = [
  'Stop scrolling, this one is about {s}.',
  'Nobody tells you the truth about {s}.',
  'Here is what changed my mind about {s}.',
  'Let us talk about {s}.',
  'Most of us get one thing wrong about {s}.',
  'Give me half a minute and you will think differently about {s}.',
  'There is a quiet secret about {s}.',
  'I used to know nothing about {s}.',
  'Everyone asks me about {s}.',
];

export const BODIES = [
  'It begins with {a}, long before anyone notices.',
  'Look closely at {a} and the rest falls into place.',
  'The first step is small: give {a} one minute of your full attention.',
  'Then let {b} do its work, slowly and without hurry.',
  'What surprises people is how much {a} depends on {b}.',
  'Think {a}, think {b}, and forget everything that only adds noise.',
  'You do not need expensive gear, only patience and a little {a}.',
  'Try it once tomorrow morning and notice what {b} feels like.',
  'The detail that makes the difference is {b}.',
  'Some call it luck; really it is {a}, repeated every day.',
  'Watch what happens when {a} meets {b}.',
  'Small changes in {a} add up faster than you expect.',
  'Even a busy day leaves room for {b}.',
  'The trick is to keep {a} simple.',
  'My favourite part is {b}, because it cannot be rushed.',
  'Ask anyone who loves {a}, and their eyes light up.',
  'That is when {b} stops being a chore.',
  'Skip the shortcuts.',
  'It is easier than it looks.',
  'Once you see it, you cannot unsee it.',
];

export const CLOSINGS = [
  'Save this for later and tell me what you learned about {s}.',
  'Follow along for more about {s}.',
  'Now you know the whole story about {s}.',
  'Try it today, then tell a friend about {s}.',
  'That is all it takes to care about {s}.',
  'Tell me below what you would add about {s}.',
  'And that is the beautiful thing about {s}.',
];

export const HOOKS = [
  'You have been told the wrong story about {s}.',
  'Three seconds that change how you think about {s}.',
  'What if everything you heard about {s} was only half true?',
  'I tested the most common advice about {s}, so you do not have to.',
  'This is the part nobody films about {s}.',
  'Before you scroll on: one honest fact about {s}.',
  'The mistake everyone makes about {s}, in plain sight.',
  'Ask yourself one question about {s}.',
];

export const SHOTS = [
  'golden morning light',
  'soft window light',
  'a calm blue hour glow',
  'warm backlight and gentle haze',
  'clean studio light',
  'late sun through leaves',
  'neon reflections after rain',
  'bright airy daylight',
];

export const FRAMINGS = [
  'close-up with shallow depth of field',
  'wide establishing view',
  'overhead composition with plenty of space',
  'low angle with strong lines',
  'centred composition with a clean background',
  'three-quarter view with soft foreground blur',
];

/** Perspectives on a subject, each for a different idea. `{s}` follows "about" or a colon. */
export const ANGLES = [
  {
    title: '{h}: the 30-second version',
    pitch: 'A fast, clear introduction that shows {a} first and ends with one thing to try.',
    type: 'explainer',
  },
  {
    title: 'Three mistakes about {s}',
    pitch: 'Counts down three common mistakes, each shown with {a} and fixed on camera.',
    type: 'list',
  },
  {
    title: '{h}, step by step',
    pitch: 'A calm walk-through from the first {a} to the finished result, one shot a step.',
    type: 'tutorial',
  },
  {
    title: 'The myth about {s}',
    pitch: 'Opens with a belief everyone shares, then shows with {b} why it does not hold.',
    type: 'story',
  },
  {
    title: 'Behind the scenes of {h}',
    pitch: 'Shows the unpolished side: the waiting, the {a} and the moment it works.',
    type: 'behind_the_scenes',
  },
  {
    title: 'Seven days of {h}',
    pitch: 'A small challenge, one clip a day, with {b} as the thread that ties it together.',
    type: 'challenge',
  },
  {
    title: 'What an expert notices about {s}',
    pitch: 'Points at details beginners miss, from {a} to {b}, with close-ups.',
    type: 'explainer',
  },
  {
    title: '{h} on a tiny budget',
    pitch: 'The same result with half the cost, proving that {a} matters more than money.',
    type: 'tutorial',
  },
  {
    title: 'Before and after: {h}',
    pitch: 'Cuts between the first attempt and today, so that {b} tells the story.',
    type: 'before_after',
  },
  {
    title: 'Five questions about {s}',
    pitch: 'Answers what viewers ask most, each answer one sentence and one picture of {a}.',
    type: 'list',
  },
  {
    title: 'A short history of {h}',
    pitch: 'Goes back to where it began and follows {a} to the present day.',
    type: 'story',
  },
  { title: 'The quiet side of {h}', pitch: 'No talking, only sound and slow pictures of {a} and {b}.', type: 'story' },
];

export const FINDINGS = [
  'Short clips that show {a} in the first second hold attention longest.',
  'Viewers ask again and again how {a} and {b} belong together.',
  'Honest stories about {s} are shared more than polished ones.',
  'Most posts repeat the same advice; {b} is hardly ever explained.',
];

export const TAGS = ['learn', 'daily', 'howto', 'inspiration', 'tips', 'story'];
