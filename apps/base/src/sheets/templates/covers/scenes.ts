import { CAPTION } from './cover-canvas.js';

const sky = (id: string, ...stops: readonly string[]) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map((colour, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient></defs><rect width="405" height="720" fill="url(#${id})"/>`;

const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Waves of colour behind a button that plays them. */
export const BLANK_FILM = `${sky('dusk', '#ffd9a0', '#ff9f7a', '#c2507f')}
  <circle cx="290" cy="190" r="74" fill="#fff3d6"/>
  <path d="M0 330c90-60 160-40 225 6s120 40 180-10v394H0z" fill="#e8617a"/>
  <path d="M0 430c70-50 150-34 214 14s130 34 191-24v300H0z" fill="#b23a75"/>
  <path d="M0 548c84-44 138-30 205 8s140 30 200-14v178H0z" fill="#6f2467"/>
  <path d="M0 640c90-30 150-14 220 6s130 14 185-8v82H0z" fill="#3f1650"/>
  <circle cx="202" cy="372" r="62" fill="#fffdf8"/><path d="M184 340l50 32-50 32z" fill="#b23a75" stroke="#b23a75" stroke-width="8" stroke-linejoin="round"/>`;

/** A cup, a plant and a book at a window in the morning. */
export const MORNING_WINDOW = `${sky('wall', '#f7e8d0', '#f2d9b8')}
  <rect x="62" y="64" width="281" height="352" rx="14" fill="#fffaf0"/>
  <svg x="78" y="80" width="249" height="320" viewBox="0 0 249 320"><defs><linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fcbd6"/><stop offset=".6" stop-color="#ffe3b3"/><stop offset="1" stop-color="#ffc98a"/></linearGradient></defs><rect width="249" height="320" fill="url(#dawn)"/><circle cx="160" cy="196" r="48" fill="#fff6df"/><path d="M0 236c50-40 90-30 130-6s80 14 119-12v102H0z" fill="#7fae9a"/><path d="M0 276c60-26 110-16 150 0s70 8 99-6v50H0z" fill="#55897c"/></svg>
  <path d="M202 80v320M78 236h249" stroke="#fffaf0" stroke-width="12"/>
  <rect x="46" y="408" width="313" height="22" rx="8" fill="#e9d3ae"/>
  <path d="M78 430l-46 290h220L160 430z" fill="#fff3d6" opacity=".45"/>
  <rect y="520" width="405" height="200" fill="#a9714b"/><rect y="520" width="405" height="16" fill="#c58a5e"/>
  <g fill="#3f7d5c"><path d="M320 418c-6-60-44-84-66-88 4 34 22 72 66 88z"/><path d="M322 424c4-70 34-104 64-116 4 44-12 92-64 116z" fill="#5a9c74"/><path d="M320 428c-22-54-12-112 8-140 26 36 24 96-8 140z" fill="#4c8c68"/></g>
  <path d="M282 424h80l-12 98h-56z" fill="#d8734c"/><path d="M276 418h92v22h-92z" fill="#e4885f"/>
  <path d="M58 528l128-14 6 22-128 14z" fill="#33658a"/><path d="M60 506l132 4v22l-132-4z" fill="#f2b84b"/>
  <g><ellipse cx="186" cy="508" rx="76" ry="14" fill="#7d4f30" opacity=".5"/><path d="M128 410h116v54c0 34-26 48-58 48s-58-14-58-48z" fill="#fffdf8"/><path d="M244 426c34-6 42 44-6 52" fill="none" stroke="#fffdf8" stroke-width="13"/><ellipse cx="186" cy="411" rx="58" ry="12" fill="#6b3f22"/></g>
  <g fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".75"><path d="M166 386c-18-24 16-38 0-66"/><path d="M202 384c-18-24 16-42 0-74"/></g>
  ${CAPTION}`;

/** A bottle on a pedestal, in the light of a lamp. */
export const PEDESTAL = `${sky('studio', '#23395b', '#2f5d80', '#5d93a8')}
  <path d="M202-60L10 560h385z" fill="#fff" opacity=".14"/><path d="M202-60L92 560h220z" fill="#fff" opacity=".16"/>
  <rect y="556" width="405" height="164" fill="#1b2c48"/><ellipse cx="202" cy="566" rx="196" ry="40" fill="#fff" opacity=".16"/>
  <path d="M82 520h240v124c0 22-54 38-120 38S82 666 82 644z" fill="#d9e6ea"/><path d="M82 520h76v158c-46-6-76-18-76-34z" fill="#b4cad2"/><ellipse cx="202" cy="520" rx="120" ry="28" fill="#f4fafb"/>
  <ellipse cx="208" cy="522" rx="76" ry="15" fill="#23395b" opacity=".35"/>
  <path d="M138 272c0-34 34-40 34-64h62c0 24 34 30 34 64v224c0 14-30 24-65 24s-65-10-65-24z" fill="#ef8354"/>
  <path d="M138 272c0-34 34-40 34-64h14c0 34-22 40-22 74v230c-16-4-26-10-26-16z" fill="#ffb28c"/>
  <path d="M240 208c0 24 28 30 28 64v224c0 8-10 14-26 19V286c0-34-16-44-16-78z" fill="#c95f33"/>
  <path d="M138 340h130v92H138z" fill="#fffdf8"/><path d="M182 386c0-24 20-36 42-38 2 28-12 46-42 38zm0 0c-14-4-18-16-16-26 12 2 18 12 16 26z" fill="#4c8c68"/>
  <rect x="164" y="158" width="78" height="52" rx="10" fill="#fffdf8"/><path d="M180 158h10v52h-10zm20 0h10v52h-10zm20 0h10v52h-10z" fill="#d9e6ea"/>
  <g fill="#ffe8a3"><path d="M92 262l9 26 26 9-26 9-9 26-9-26-26-9 26-9z"/><path d="M318 318l7 19 19 7-19 7-7 19-7-19-19-7 19-7z"/><path d="M302 176l5 14 14 5-14 5-5 14-5-14-14-5 14-5z"/></g>`;

const fish = (body: string, fin: string, smile: string) =>
  `<path d="M96 0c-20-40-88-52-132-14l-44-30c6 28 6 58 0 88l44-30C8 52 76 40 96 0z" fill="${body}"/><path d="M-6-30c10-30 44-36 60-30-2 14-10 26-24 32zM0 28c8 22 32 28 46 24-2-12-8-20-18-26z" fill="${fin}"/><circle cx="56" cy="-10" r="10" fill="#fff"/><circle cx="58" cy="-10" r="5.500" fill="#22223b"/><path d="${smile}" fill="none" stroke="#22223b" stroke-width="5" stroke-linecap="round"/>`;

/** Shows the same fish twice: gray for the myth, in the light for the fact. */
export const TWO_SIDES = `<rect width="405" height="720" fill="#5c677d"/>
  <g opacity=".35" fill="#33415c">${repeat(9, (index) => `<circle cx="${(index * 137) % 405}" cy="${40 + ((index * 83) % 280)}" r="${8 + ((index * 7) % 22)}"/>`)}</g>
  <g transform="translate(196 190) scale(1.300)">${fish('#8d99ae', '#6c7a92', 'M74 14c-6-8-14-8-20-3')}</g>
  <path d="M0 430L405 290v430H0z" fill="#ffb84c"/><path d="M0 520L405 380v340H0z" fill="#ffcf70"/><path d="M0 620L405 480v240H0z" fill="#ffe09c"/>
  <g transform="translate(200 530) scale(1.300)">${fish('#f3722c', '#d95d16', 'M52 12c6 10 16 10 22 1')}</g>
  <g fill="#fff" opacity=".8"><circle cx="352" cy="470" r="13"/><circle cx="330" cy="432" r="8"/><circle cx="364" cy="416" r="6"/></g>
  <path d="M0 430L405 290" stroke="#fffdf8" stroke-width="12"/>
  <circle cx="66" cy="76" r="38" fill="#d1495b"/><path d="M52 62l28 28m0-28L52 90" stroke="#fff" stroke-width="11" stroke-linecap="round"/>
  <circle cx="340" cy="644" r="38" fill="#2a9d6f"/><path d="M323 645l12 13 23-26" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Mountains in the mist with empty space above them. */
export const QUIET_HILLS = `${sky('early', '#6a6fa8', '#d39ab5', '#ffd6b0', '#fff0d8')}
  <circle cx="202" cy="340" r="84" fill="#fff4dc"/><circle cx="202" cy="340" r="128" fill="#fff4dc" opacity=".3"/>
  <path d="M0 420l82-84 60 52 88-108 84 96 91-70v414H0z" fill="#a58bb4"/><ellipse cx="120" cy="456" rx="250" ry="44" fill="url(#mist)"/>
  <path d="M0 500l96-72 82 58 92-80 135 92v222H0z" fill="#776a9c"/><ellipse cx="300" cy="540" rx="260" ry="46" fill="url(#mist)"/>
  <path d="M0 586c80-56 140-58 214-18s130 26 191-10v162H0z" fill="#4a4a78"/>
  <g fill="#2c2e52">${[24, 62, 92, 296, 330, 372].map((x, index) => `<path d="M${x} ${640 - (index % 3) * 18}l-28 90h56z"/><path d="M${x} ${604 - (index % 3) * 18}l-21 66h42z"/>`).join('')}</g>
  <path d="M0 664c100-22 300-22 405 0v56H0z" fill="#1f2140"/>
  <g fill="#fffdf8"><path d="M112 168c-34 0-50-24-50-50s20-52 54-56v20c-18 4-27 14-28 26 20-4 38 10 38 28 0 20-4 32-14 32z"/><path d="M196 168c-34 0-50-24-50-50s20-52 54-56v20c-18 4-27 14-28 26 20-4 38 10 38 28 0 20-4 32-14 32z"/></g>
  <g fill="none" stroke="#3c3f68" stroke-width="5" stroke-linecap="round"><path d="M282 232c8-10 18-10 22 0 6-10 16-10 22 0"/><path d="M322 268c6-8 14-8 17 0 5-8 12-8 17 0"/></g>`;

/** A pan from above, with what goes into it around it. */
export const PAN_FROM_ABOVE = `${sky('table', '#f3e3cb', '#e7cda6')}
  <g stroke="#d8b98c" stroke-width="3" opacity=".7">${repeat(6, (index) => `<path d="M${30 + index * 72} 0v720"/>`)}</g>
  <path d="M-30 470l180-70 20 50-180 80z" fill="#4a3428"/>
  <circle cx="226" cy="382" r="172" fill="#8a6a4c" opacity=".35"/><circle cx="216" cy="368" r="168" fill="#2f3136"/><circle cx="216" cy="368" r="142" fill="#43464d"/><circle cx="216" cy="368" r="142" fill="none" stroke="#5a5e67" stroke-width="6"/>
  <path d="M150 318c24-34 72-22 84 6s44 24 46 60-34 66-74 58-42-20-72-26-10-60 16-98z" fill="#fffdf8"/><circle cx="206" cy="374" r="36" fill="#ffb627"/><circle cx="196" cy="362" r="11" fill="#ffe08a"/>
  <path d="M252 272c20-22 56-14 62 12s10 40-18 46-60-30-44-58z" fill="#fffdf8"/><circle cx="284" cy="300" r="20" fill="#ffb627"/><circle cx="278" cy="294" r="6" fill="#ffe08a"/>
  <g fill="#4f9d4f"><path d="M130 400c-4 26 12 40 34 40 0-24-12-38-34-40z"/><path d="M284 410c22-10 40 0 46 20-20 10-38 2-46-20z"/><path d="M178 272c4-20 22-28 40-22-4 20-20 28-40 22z"/></g>
  <g><circle cx="82" cy="140" r="54" fill="#c0342b"/><circle cx="76" cy="132" r="44" fill="#e2493d"/><path d="M76 96c8 12 22 14 34 8-8 12-10 20-2 30-14-2-24 2-30 14-4-14-12-20-28-18 10-10 10-20 4-30 10 4 18 4 22-4z" fill="#3e7d43"/></g>
  <g><circle cx="176" cy="104" r="38" fill="#e2493d"/><circle cx="176" cy="104" r="30" fill="#f37b68"/><g fill="#ffd9a0">${repeat(6, (index) => `<ellipse cx="176" cy="88" rx="4" ry="8" transform="rotate(${index * 60} 176 104)"/>`)}</g></g>
  <g fill="#5aa95a"><path d="M300 76c44-30 84-8 92 26-40 22-78 12-92-26z"/><path d="M300 84c-6 38 20 64 56 62 2-34-20-58-56-62z" fill="#4a9450"/></g>
  <g><ellipse cx="92" cy="622" rx="58" ry="44" fill="#fff3d6"/><ellipse cx="92" cy="616" rx="46" ry="32" fill="#fffdf8"/><g fill="#8a6a4c">${repeat(14, (index) => `<circle cx="${64 + ((index * 23) % 57)}" cy="${598 + ((index * 41) % 37)}" r="3"/>`)}</g></g>
  <g transform="rotate(24 316 610)"><rect x="300" y="548" width="16" height="150" rx="8" fill="#a9714b"/><ellipse cx="308" cy="546" rx="30" ry="44" fill="#c58a5e"/><ellipse cx="308" cy="542" rx="19" ry="30" fill="#a9714b"/></g>
  <g fill="#fffdf8"><circle cx="168" cy="674" r="9"/><circle cx="202" cy="674" r="9" opacity=".6"/><circle cx="236" cy="674" r="9" opacity=".6"/></g>`;

const pine = (x: number, y: number, size: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${colour}"><path d="M0-150l34 62h-18l34 60H26l36 60H-62l36-60h-24l34-60h-18z"/><rect x="-8" y="30" width="16" height="26"/></g>`;

/** A lake among pines in the evening, marked by a map pin. */
export const LAKE_AND_PIN = `${sky('evening', '#1f3b63', '#3f6c8f', '#f2a98a', '#ffd9a8')}
  <g fill="#fff">${repeat(16, (index) => `<circle cx="${(index * 251) % 397}" cy="${20 + ((index * 97) % 173)}" r="${1.5 + (index % 3)}" opacity=".8"/>`)}</g>
  <path d="M0 430l90-120 56 62 92-140 74 104 93-70v250H0z" fill="#40577f"/><path d="M238 232l-34 52 22 12 14-10 18 16 14-18z" fill="#f6e9e1"/><path d="M90 310l-20 28 14 6 10-8 12 8z" fill="#f6e9e1"/>
  <path d="M0 470c110-34 300-30 405-4v40H0z" fill="#24424f"/>
  <rect y="492" width="405" height="228" fill="#6f9fb4"/><path d="M0 492h405v60c-120-20-290-20-405 0z" fill="#f2b795" opacity=".75"/>
  <g stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"><path d="M120 574h90M186 600h120M96 628h70M236 648h90"/></g>
  ${pine(36, 470, 1, '#1f3d3a')}${pine(100, 480, 0.7, '#2b524c')}${pine(366, 466, 1.1, '#1f3d3a')}${pine(308, 482, 0.7, '#2b524c')}
  <path d="M0 640c70-40 150-30 190 10s40 60 20 70H0z" fill="#16302f"/><path d="M405 664c-60-20-110 0-130 56h130z" fill="#16302f"/>
  <path d="M70 660l46-66 46 66z" fill="#f4a259"/><path d="M116 594l46 66h-30z" fill="#d97f3a"/><path d="M104 660l12-30 10 30z" fill="#7a3f16"/>
  <ellipse cx="236" cy="520" rx="34" ry="8" fill="#1f3b63" opacity=".4"/><path d="M236 516c-46-60-66-88-66-124a66 66 0 0 1 132 0c0 36-20 64-66 124z" fill="#e4572e"/><circle cx="236" cy="390" r="26" fill="#fffdf8"/>`;
