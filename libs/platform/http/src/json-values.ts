/** Values of one JSON body: many times what the largest mass update of a sheet holds. So many are read in a third of a second. */
export const MOST_VALUES = 500_000;

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = ['"', '\\', ',', '[', '{'].map((sign) => sign.charCodeAt(0));

/** Whether JSON holds more values than may be. Told by its signs alone, since to parse it is what takes so long. */
export function holdsTooManyValues(json: Buffer, most = MOST_VALUES): boolean {
  let values = 0;
  let inText = false;
  for (let at = 0; at < json.length && values <= most; at += 1) {
    const sign = json[at];
    if (inText && sign === BACKSLASH) at += 1;
    else if (sign === QUOTE) inText = !inText;
    else if (!inText && (sign === COMMA || sign === BRACKET || sign === BRACE)) values += 1;
  }
  return values > most;
}
