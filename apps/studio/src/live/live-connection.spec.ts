import { expect, it } from '@jest/globals';
import { LiveConnection } from './live-connection.js';

/** Answers requests for the stream one after another; the last one ends the test. */
async function run(answers: readonly (() => Response)[]) {
  const ended = new AbortController();
  const log: string[] = [];
  const connection = new LiveConnection(
    {
      open: async (lastId) => {
        log.push(`open after ${lastId ?? 'nothing'}`);
        const answer = answers[log.filter((entry) => entry.startsWith('open')).length - 1];
        if (!answer) {
          ended.abort();
          throw new TypeError('Failed to fetch');
        }
        return answer();
      },
      onEvent: ({ kind }, id) => log.push(`${kind} ${id}`),
      onState: (state) => log.push(state),
      pause: async (ms) => {
        log.push(`wait ${ms}`);
      },
    },
    undefined,
  );
  await connection.run(ended.signal);
  return log;
}

const stream = (text: string) => () => new Response(text);
const lost = () => {
  throw new TypeError('Failed to fetch');
};

it('continues after the last event, whose id a sign of life has moved', async () => {
  const log = await run([
    stream('id: 4\ndata: {"kind":"ready"}\n\nid: 9\n\n'),
    stream('id: 9\ndata: {"kind":"ready"}\n\n'),
  ]);
  expect(log).toEqual([
    'connecting',
    'open after nothing',
    'live',
    'ready 4',
    'wait 500',
    'open after 9',
    'live',
    'ready 9',
    'wait 500',
    'open after 9',
  ]);
});

it('says that the connection is lost and waits longer each time', async () => {
  const log = await run([lost, () => new Response(null, { status: 503 }), lost]);
  expect(log.filter((entry) => entry.startsWith('wait'))).toEqual(['wait 1000', 'wait 2000', 'wait 4000']);
  expect(log).toContain('lost');
  expect(log).not.toContain('live');
});
