import type { Palette } from './palettes.js';

type Drawing = (palette: Palette) => string;

const steam = (p: Palette) =>
  [-28, 2, 32]
    .map(
      (x) =>
        `<path d="M${x} -52c-14 -16 14 -24 0 -44" fill="none" stroke="${p.paper}" stroke-width="6" stroke-linecap="round" opacity=".75"/>`,
    )
    .join('');

/** Drawings of objects in a box from -100 to 100, in the colours of a palette. */
export const MOTIFS = {
  cup: (p) =>
    `${steam(p)}<ellipse cx="0" cy="78" rx="96" ry="14" fill="${p.paper}"/><ellipse cx="0" cy="75" rx="70" ry="8" fill="${p.ink}" opacity=".15"/><path d="M58 -22h14a30 30 0 0 1 0 62h-22" fill="none" stroke="${p.paper}" stroke-width="12"/><path d="M-64 -36h128v50a56 56 0 0 1 -56 56h-16a56 56 0 0 1 -56 -56z" fill="${p.paper}"/><path d="M22 -36h42v50a56 56 0 0 1 -56 56h-8c30 -20 26 -70 22 -106z" fill="${p.ink}" opacity=".1"/><ellipse cx="0" cy="-36" rx="64" ry="12" fill="${p.ink}"/><ellipse cx="0" cy="-34" rx="54" ry="8" fill="${p.accent}"/>`,
  plant: (p) =>
    `<path d="M-48 20h96l-12 72h-72z" fill="${p.accent}"/><path d="M-54 12h108v20h-108z" fill="${p.paper}"/><path d="M10 20h38l-12 72h-30z" fill="${p.ink}" opacity=".15"/><path d="M0 14c0 -40 0 -70 0 -96" stroke="${p.paper}" stroke-width="6" fill="none"/><path d="M0 -10c-60 4 -76 -34 -72 -60c46 0 72 22 72 60zM0 -30c6 -46 42 -58 70 -52c0 40 -26 58 -70 52zM0 -60c-34 -6 -38 -28 -32 -40c26 4 36 18 32 40z" fill="${p.land[0]}"/><path d="M0 -10c-24 -24 -44 -42 -72 -60M0 -30c20 -22 44 -38 70 -52" stroke="${p.paper}" stroke-width="2.5" fill="none" opacity=".7"/>`,
  loaf: (p) =>
    `<ellipse cx="0" cy="64" rx="98" ry="12" fill="${p.ink}" opacity=".3"/><path d="M-92 62c-22 -60 20 -112 92 -112s114 52 92 112z" fill="${p.accent}"/><path d="M-92 62c-22 -60 20 -112 92 -112c-60 20 -80 60 -70 112z" fill="${p.paper}" opacity=".22"/>${[-44, 0, 44].map((x) => `<path d="M${x - 12} -24c22 14 28 34 22 56" stroke="${p.paper}" stroke-width="9" fill="none" stroke-linecap="round"/>`).join('')}`,
  book: (p) =>
    `<path d="M0 -46c-30 -20 -66 -20 -96 -8v110c30 -12 66 -12 96 8c30 -20 66 -20 96 -8v-110c-30 -12 -66 -12 -96 8z" fill="${p.paper}"/><path d="M0 -46v110c30 -20 66 -20 96 -8v-110c-30 -12 -66 -12 -96 8z" fill="${p.ink}" opacity=".08"/><path d="M0 -46v110" stroke="${p.ink}" stroke-width="3" opacity=".4"/>${[-24, -2, 20].map((y) => `<path d="M-78 ${y - 4}c20 -6 42 -6 62 4M16 ${y}c20 -10 42 -10 62 -4" stroke="${p.ink}" stroke-width="4" fill="none" opacity=".4"/>`).join('')}<path d="M52 -60v52l12 -10l12 12v-52z" fill="${p.accent}"/>`,
  phone: (p) =>
    `<rect x="-50" y="-98" width="100" height="196" rx="18" fill="${p.ink}"/><rect x="-42" y="-86" width="84" height="172" rx="8" fill="${p.sky[1]}"/><circle cx="0" cy="-14" r="28" fill="${p.paper}"/><path d="M-9 -29l26 15l-26 15z" fill="${p.accent}"/><rect x="-30" y="36" width="60" height="7" rx="3" fill="${p.paper}"/><rect x="-30" y="52" width="40" height="7" rx="3" fill="${p.paper}" opacity=".6"/>`,
  camera: (p) =>
    `<path d="M-34 -44l12 -24h44l12 24z" fill="${p.ink}"/><rect x="-94" y="-46" width="188" height="120" rx="18" fill="${p.paper}"/><rect x="-94" y="-14" width="188" height="40" fill="${p.accent}" opacity=".85"/><circle cx="0" cy="14" r="48" fill="${p.ink}"/><circle cx="0" cy="14" r="36" fill="${p.sky[0]}"/><circle cx="-10" cy="4" r="12" fill="${p.paper}" opacity=".7"/><circle cx="70" cy="-28" r="7" fill="${p.accent}"/>`,
  rocket: (p) =>
    `<path d="M-16 62c0 20 10 30 16 40c6 -10 16 -20 16 -40z" fill="${p.accent}"/><path d="M-34 20l-30 40v24l34 -22zM34 20l30 40v24l-34 -22z" fill="${p.accent}"/><path d="M0 -100c40 34 48 104 30 164h-60c-18 -60 -10 -130 30 -164z" fill="${p.paper}"/><path d="M0 -100c40 34 48 104 30 164h-26c20 -50 16 -120 -4 -164z" fill="${p.ink}" opacity=".12"/><circle cx="0" cy="-20" r="20" fill="${p.ink}"/><circle cx="0" cy="-20" r="13" fill="${p.sky[1]}"/>`,
  dumbbell: (p) =>
    `<g transform="rotate(-24)"><rect x="-60" y="-9" width="120" height="18" fill="${p.ink}"/><rect x="-76" y="-48" width="26" height="96" rx="8" fill="${p.accent}"/><rect x="50" y="-48" width="26" height="96" rx="8" fill="${p.accent}"/><rect x="-98" y="-34" width="20" height="68" rx="8" fill="${p.ink}"/><rect x="78" y="-34" width="20" height="68" rx="8" fill="${p.ink}"/></g>`,
  chart: (p) =>
    `<rect x="-96" y="-80" width="192" height="160" rx="16" fill="${p.paper}"/>${[-66, -26, 14, 54].map((x, i) => `<rect x="${x}" y="${40 - i * 26}" width="24" height="${24 + i * 26}" rx="5" fill="${i === 3 ? p.accent : p.land[1]}"/>`).join('')}<path d="M-66 6l42 -24l38 4l48 -44" stroke="${p.ink}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="62" cy="-58" r="8" fill="${p.ink}"/>`,
  heart: (p) =>
    `<path d="M0 84c-60 -42 -94 -74 -94 -114c0 -58 70 -72 94 -22c24 -50 94 -36 94 22c0 40 -34 72 -94 114z" fill="${p.accent}"/><path d="M-58 -58c-22 8 -24 34 -16 50" stroke="${p.paper}" stroke-width="9" stroke-linecap="round" fill="none" opacity=".8"/>`,
  note: (p) =>
    `<path d="M-30 54v-118l90 -22v118" fill="none" stroke="${p.paper}" stroke-width="13"/><path d="M-30 -40l90 -22" stroke="${p.paper}" stroke-width="13"/><ellipse cx="-54" cy="58" rx="30" ry="22" fill="${p.accent}" transform="rotate(-18 -54 58)"/><ellipse cx="36" cy="36" rx="30" ry="22" fill="${p.accent}" transform="rotate(-18 36 36)"/>`,
  house: (p) =>
    `<rect x="44" y="-78" width="20" height="50" fill="${p.ink}"/><path d="M-76 -6h152v96h-152z" fill="${p.paper}"/><path d="M-96 0l96 -84l96 84z" fill="${p.accent}"/><path d="M0 -84l96 84h-96z" fill="${p.ink}" opacity=".15"/><rect x="-18" y="30" width="36" height="60" fill="${p.ink}"/><rect x="-58" y="18" width="28" height="28" fill="${p.light}" stroke="${p.ink}" stroke-width="4"/><rect x="32" y="18" width="28" height="28" fill="${p.light}" stroke="${p.ink}" stroke-width="4"/>`,
  lighthouse: (p) =>
    `<path d="M-20 -66L-460 -170V10zM20 -66L460 -170V10z" fill="${p.light}" opacity=".2"/><path d="M-30 -46h60l16 136h-92z" fill="${p.paper}"/><path d="M-35 -6h70l5 34h-80zM-44 62h88l3 28h-94z" fill="${p.accent}"/><path d="M6 -46h24l16 136h-30z" fill="${p.ink}" opacity=".15"/><rect x="-38" y="-54" width="76" height="10" rx="3" fill="${p.ink}"/><rect x="-20" y="-82" width="40" height="30" fill="${p.light}"/><path d="M-28 -80l28 -22l28 22z" fill="${p.ink}"/><path d="M-8 90v-22a8 8 0 0 1 16 0v22z" fill="${p.ink}"/>`,
  boat: (p) =>
    `<path d="M-4 -96v124h-72z" fill="${p.paper}"/><path d="M6 -76v104h64z" fill="${p.accent}"/><rect x="-3" y="-100" width="6" height="146" fill="${p.ink}"/><path d="M-92 42h184c-10 34 -32 44 -56 44h-76c-26 0 -44 -14 -52 -44z" fill="${p.ink}"/><path d="M-88 54h176" stroke="${p.paper}" stroke-width="5"/>`,
  bulb: (p) =>
    `<circle cx="0" cy="-20" r="92" fill="${p.light}" opacity=".18"/><path d="M0 -88a62 62 0 0 1 36 112c-8 6 -10 14 -10 22h-52c0 -8 -2 -16 -10 -22a62 62 0 0 1 36 -112z" fill="${p.paper}"/><path d="M-16 46v-40l-14 -20M16 46v-40l14 -20M-16 6h32" stroke="${p.accent}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><rect x="-26" y="52" width="52" height="12" rx="6" fill="${p.ink}"/><rect x="-22" y="68" width="44" height="11" rx="5" fill="${p.ink}"/><rect x="-14" y="83" width="28" height="10" rx="5" fill="${p.ink}"/>`,
  dress: (p) =>
    `<path d="M-100 -60h200" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/><path d="M0 -60v-14a12 12 0 1 1 12 -12" fill="none" stroke="${p.ink}" stroke-width="5"/><path d="M-34 -56l14 0c4 18 36 18 40 0h14l2 46c6 20 36 66 44 96c-40 18 -120 18 -160 0c8 -30 38 -76 44 -96z" fill="${p.accent}"/><path d="M-36 -12h72" stroke="${p.paper}" stroke-width="8"/><path d="M-14 -2c-6 40 -18 70 -28 96M14 -2c6 40 18 70 28 96" stroke="${p.paper}" stroke-width="3" opacity=".5" fill="none"/>`,
  globe: (p) =>
    `<circle r="88" fill="${p.paper}"/><path d="M-60 -50c20 -20 44 -24 56 -10s-10 22 -6 36s-26 10 -32 24s-28 0 -36 -14c2 -14 8 -26 18 -36zM14 8c18 -10 44 -4 52 10s-10 42 -30 50s-14 -14 -18 -26s-16 -24 -4 -34zM30 -66c18 6 32 18 42 36c-14 4 -30 0 -36 -10s-12 -18 -6 -26z" fill="${p.land[1]}"/><path d="M-104 30c40 46 160 20 206 -50" stroke="${p.accent}" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round" fill="none"/><path d="M96 -32l16 6l-12 14z" fill="${p.accent}"/>`,
  clock: (p) =>
    `<circle r="90" fill="${p.paper}"/><circle r="90" fill="none" stroke="${p.ink}" stroke-width="10"/>${[0, 90, 180, 270].map((a) => `<path d="M0 -74v14" transform="rotate(${a})" stroke="${p.ink}" stroke-width="7" stroke-linecap="round"/>`).join('')}<path d="M0 0V-50" stroke="${p.ink}" stroke-width="9" stroke-linecap="round"/><path d="M0 0l40 22" stroke="${p.accent}" stroke-width="8" stroke-linecap="round"/><circle r="9" fill="${p.accent}"/>`,
  umbrella: (p) =>
    `<path d="M0 -70v128a20 20 0 0 0 40 0" fill="none" stroke="${p.ink}" stroke-width="9" stroke-linecap="round"/><path d="M-98 0a98 84 0 0 1 196 0c-14 -14 -52 -14 -66 0c-14 -14 -50 -14 -64 0c-14 -14 -52 -14 -66 0z" fill="${p.accent}"/><path d="M-32 0c0 -40 14 -66 32 -84c18 18 34 44 34 84c-14 -14 -52 -14 -66 0z" fill="${p.paper}"/>`,
  shoe: (p) =>
    `<path d="M-96 -36c14 12 34 8 42 -18l20 -6c10 30 40 54 90 62c28 4 42 20 40 42h-190c-14 -20 -14 -50 -2 -80z" fill="${p.accent}"/><path d="M-98 44h196c0 20 -10 26 -24 26h-150c-16 0 -24 -10 -22 -26z" fill="${p.paper}"/><path d="M-24 -34l-22 14M-8 -18l-22 14M12 -4l-20 14" stroke="${p.paper}" stroke-width="7" stroke-linecap="round"/><path d="M-130 -10h-34M-126 16h-54M-122 40h-30" stroke="${p.paper}" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,
  cat: (p) =>
    `<path d="M-58 90c-10 -60 4 -90 20 -104l-6 -62l32 22h24l32 -22l-6 62c16 14 30 44 20 104z" fill="${p.ink}"/><path d="M56 88c50 4 58 -40 36 -56" fill="none" stroke="${p.ink}" stroke-width="14" stroke-linecap="round"/><circle cx="-18" cy="-24" r="7" fill="${p.accent}"/><circle cx="18" cy="-24" r="7" fill="${p.accent}"/><path d="M-6 -8h12l-6 8z" fill="${p.paper}"/><path d="M-52 -6h28M24 -6h28M-50 6l26 -4M50 6l-26 -4" stroke="${p.paper}" stroke-width="2.5" opacity=".8"/>`,
  tent: (p) =>
    `<path d="M0 -70l100 148h-200z" fill="${p.accent}"/><path d="M0 -70l100 148h-60z" fill="${p.ink}" opacity=".2"/><path d="M0 -20l36 98h-72z" fill="${p.ink}"/><path d="M0 -20l12 98h-48z" fill="${p.light}" opacity=".85"/><path d="M-10 -84l10 14l10 -14" stroke="${p.ink}" stroke-width="5" fill="none"/>`,
  microphone: (p) =>
    `<rect x="-32" y="-98" width="64" height="112" rx="32" fill="${p.paper}"/>${[-66, -46, -26].map((y) => `<path d="M-32 ${y}h24M8 ${y}h24" stroke="${p.ink}" stroke-width="5" opacity=".5"/>`).join('')}<path d="M-54 -22v6a54 54 0 0 0 108 0v-6" fill="none" stroke="${p.accent}" stroke-width="10" stroke-linecap="round"/><path d="M0 40v42M-36 86h72" stroke="${p.accent}" stroke-width="10" stroke-linecap="round"/>`,
} satisfies Record<string, Drawing>;

export type Motif = keyof typeof MOTIFS;

/** Objects with the words that select them. The first row with a word of the request applies. */
export const MOTIF_WORDS: readonly [Motif, RegExp][] = [
  ['cup', /\b(coffee|espresso|barista|tea|cappuccino|latte|cocoa|drink\w*|caf[eé])\b/i],
  ['loaf', /\b(bread|sourdough|bak\w+|loaf|flour|pastry|food|cook\w*|recipe\w*|breakfast|kitchen)\b/i],
  ['dress', /\b(fashion|dress\w*|cloth\w*|style|wardrobe|textile\w*)\b/i],
  ['lighthouse', /\blighthouse\w*\b/i],
  [
    'plant',
    /\b(plant\w*|garden\w*|herb\w*|leaf|leaves|flower\w*|grow\w*|seed\w*|compost\w*|balcony|sustainab\w*|nature)\b/i,
  ],
  ['umbrella', /\b(umbrella|rain\w*|weather)\b/i],
  ['dumbbell', /\b(gym|workout\w*|fitness|muscle\w*|strength|train|training|exercise\w*|stretch\w*|yoga)\b/i],
  ['shoe', /\b(run|running|runner\w*|marathon|walk\w*|shoe\w*|sneaker\w*|sport\w*)\b/i],
  ['tent', /\b(camp\w*|tent|hik\w+|trail\w*|mountain\w*|wilderness|desert|forest)\b/i],
  ['boat', /\b(boat\w*|sail\w*|sea|ocean|coast\w*|island\w*|fish\w*|beach\w*)\b/i],
  ['rocket', /\b(rocket\w*|space|planet\w*|star|stars|moon|galaxy|launch\w*|startup\w*|cosmos)\b/i],
  ['globe', /\b(travel\w*|world|portugal|country|countries|trip\w*|city|cities|language\w*|earth|climate|history)\b/i],
  ['chart', /\b(money|budget\w*|financ\w*|invest\w*|sales|growth|business|market\w*|data|chart\w*|econom\w*)\b/i],
  ['book', /\b(book\w*|read\w*|learn\w*|stud\w+|school|librar\w*|poem\w*|novel|write|writing|story)\b/i],
  ['microphone', /\b(podcast\w*|voice\w*|speak\w*|sing\w*|interview\w*|comedy)\b/i],
  ['note', /\b(music|song\w*|guitar\w*|piano\w*|jazz|concert\w*|dance\w*|listen\w*)\b/i],
  ['camera', /\b(camera\w*|photograph\w*|film\w*|lens\w*|vlog\w*)\b/i],
  ['phone', /\b(phone\w*|app|apps|software|robot\w*|ai|cod\w+|tech\w*|digital|social|computer\w*|game\w*|gaming)\b/i],
  ['cat', /\b(cat|cats|kitten\w*|pet|pets|animal\w*)\b/i],
  ['house', /\b(house\w*|home\w*|apartment\w*|interior\w*|furniture|desk\w*|declutter\w*|tiny)\b/i],
  ['clock', /\b(time|clock\w*|minute\w*|habit\w*|routine\w*|productiv\w*|morning|schedule)\b/i],
  ['heart', /\b(love|heart\w*|health\w*|care|kind\w*|friend\w*|famil\w*|beauty|skin\w*|sleep\w*)\b/i],
];
