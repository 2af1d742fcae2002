/** Runs the cases of the contract with the SDK in any runtime of JavaScript. Imports nothing of a runtime. */

const TEN_YEARS = 315_360_000;

/** Returns a line for each case that does not do what the table says. */
export async function runContract(sdk, settings, cases) {
  const { createReelsheet } = sdk;
  const own = { sdk, settings, reelsheet: createReelsheet(settings), saved: { ...settings.values } };
  const found = [];
  for (const each of cases) {
    const wrong = await wrongIn(own, each).catch((error) => `${error.name}: ${error.message}`);
    if (wrong) found.push(`${each.name}: ${wrong}`);
  }
  return found;
}

async function wrongIn(own, each) {
  try {
    const result = await KINDS[each.how](own, { ...each, with: filled(each.with ?? {}, own.saved) });
    if (each.error) return 'no error';
    for (const [name, path] of Object.entries(each.save ?? {})) own.saved[name] = valueAt(result, path);
    const expected = Object.entries(filled(each.expect ?? {}, own.saved));
    const differing = expected.find(([path, value]) => valueAt(result, path) !== value);
    return differing && `${differing[0]} is ${JSON.stringify(valueAt(result, differing[0]))}`;
  } catch (error) {
    if (!each.error || !(error instanceof own.sdk.ResponseError)) throw error;
    const field = error.fieldErrors?.[0]?.field;
    const seen = { status: error.status, code: error.code, field };
    const differing = Object.entries(each.error).find(([name, value]) => seen[name] !== value);
    return differing && `${differing[0]} is ${seen[differing[0]]}`;
  }
}

const KINDS = {
  call: (own, each) => send(own, each),
  page: (own, each) => send(own, each),
  without_key: ({ sdk, settings }, each) =>
    methodOf(sdk.createReelsheet({ ...settings, key: 'none' }), each.call)(each.with),
  wait: (own, each) => send(own, each).wait({ timeoutMs: 60_000 }),
  all: async (own, each) => {
    const items = [];
    for await (const item of send(own, each)) items.push(item);
    return items;
  },
  pages: async (own, each) => {
    const pages = [];
    for await (const page of send(own, each).pages()) pages.push(page);
    return pages;
  },
  events: async (own, each) => {
    let last;
    for await (const event of send(own, each)) last = event;
    return { last };
  },
  text: async (own, each) => (await (await send(own, each)).text()).split('\r\n'),
  watch: async ({ sdk, reelsheet }, each) => {
    for await (const page of sdk.watchSheet(reelsheet, each.with)) return { has_changes: page.changes.length > 0 };
    return {};
  },
  upload: async ({ sdk, reelsheet }, { with: { text, media_type: type, ...options } }) => ({
    is_text: typeof (await sdk.uploadFile(reelsheet, new Blob([text], { type }), options)) === 'string',
  }),
  webhook: ({ sdk }, each) => sdk.verifyWebhook({ ...each.with, toleranceSeconds: TEN_YEARS }),
};

function send({ reelsheet, saved }, { call, with: fields, agent, key }) {
  const root = agent ? reelsheet.agent(saved.agent) : reelsheet;
  return methodOf(root, call)(fields, key ? { idempotencyKey: `${key}-${saved.agent}` } : {});
}

const methodOf = (root, name) => name.split('.').reduce((at, word) => at[word], root);

/** Replaces `$agent` by the saved value with this name. */
function filled(value, saved) {
  if (typeof value === 'string') return value.startsWith('$') ? saved[value.slice(1)] : value;
  if (Array.isArray(value)) return value.map((each) => filled(each, saved));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, saved)]));
}

/** Returns the value at `0.spreadsheet_cells.length`; an empty path means the whole, and nothing counts as null. */
function valueAt(value, path) {
  const found = path === '' ? value : path.split('.').reduce((at, name) => at?.[name], value);
  return found ?? null;
}
