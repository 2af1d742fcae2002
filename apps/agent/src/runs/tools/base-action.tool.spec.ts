import { describe, expect, it } from '@jest/globals';
import type { RequestOf, performAgentAction } from '@reelsheet/contracts';
import { CommonErrors, DomainError, FixedClock } from '@reelsheet/kernel';
import type { RpcClient } from '@reelsheet/platform-messaging';
import type { IdeaProducer } from '../../ideas/production/idea-producer.js';
import { BaseToolSet } from './base-tool-set.js';
import { FILES_ARE_READ, type ToolContext } from './run-tool.js';

type Order = RequestOf<typeof performAgentAction>;

const GATE = {
  ...{ id: 'a-gate', sha256: 'ab', summary: 'To render', cost: 7, expires_at: '2030-01-01T00:00:00.000Z' },
  accounts: [{ platform: 'microblog', account_id: 3, display_name: 'Rye', handle: '@rye' }],
  media: [
    { url: 'http://upload.test/k.mp4', sha256: 'cd', content_type: 'video/mp4', byte_size: 5, thumbnail_url: null },
  ],
};

/** A base service that answers one request after another with these results. */
function baseThat(...answers: (object | DomainError | (() => DomainError))[]) {
  const orders: Order[] = [];
  const clock = new FixedClock(new Date('2026-01-01T00:00:00Z'));
  const request = async (_: unknown, order: Order) => {
    const given = answers[orders.push(order) - 1]!;
    const answer = typeof given === 'function' ? (given as () => DomainError)() : given;
    if (answer instanceof DomainError) throw answer;
    return 'reply' in answer ? answer.reply : { result: answer };
  };
  const ideas = undefined as unknown as IdeaProducer;
  const { tools } = new BaseToolSet({ request } as unknown as RpcClient, clock, ideas);
  return { orders, clock, tool: (name: string) => tools.find(({ definition }) => definition.name === name)! };
}

const context = (more: Partial<ToolContext> = {}) =>
  ({
    ...{ agentId: 1, userId: 2, idempotencyKey: 'run:a:3', signal: new AbortController().signal },
    ...more,
  }) as ToolContext;
const busy = () => new DomainError(CommonErrors.unavailable);

describe('a base action', () => {
  it('is requested with the same key until base returns the result', async () => {
    const { orders, tool } = baseThat(busy(), busy(), { post_id: 7 });
    const approval = { gateId: 'a-gate' };
    const action: Order['action'] = { kind: 'schedule_post', platforms: ['microblog'], schedule_type: 'now' };
    const { kind, ...input } = action;
    const { commit } = await tool(kind).prepare(input, context({ approval }));
    expect((await commit()).result).toEqual({ post_id: 7 });
    const expected: Order = { agent_id: 1, user_id: 2, key: 'run:a:3', gate_id: 'a-gate', action };
    expect(orders).toEqual([expected, expected, expected]);
  });

  it('waits while too many of its organization are under way, for a minute', async () => {
    const limited = () => new DomainError(CommonErrors.rateLimited);
    const late = () => {
      clock.advance(61_000);
      return limited();
    };
    const { orders, tool, clock } = baseThat(limited(), { vidsheet_id: 7 }, late);
    const { commit } = await tool('make_vidsheet').prepare({}, context());
    expect([(await commit()).result, orders.length]).toEqual([{ vidsheet_id: 7 }, 2]);
    await expect(tool('make_vidsheet').prepare({}, context())).rejects.toMatchObject({ code: 'rate_limited' });
    expect(orders).toHaveLength(3);
  });

  it('is not requested again after an error of base or when its run is over', async () => {
    const refused = baseThat(new DomainError(CommonErrors.forbidden));
    await expect(refused.tool('make_vidsheet').prepare({}, context())).rejects.toThrow(DomainError);
    expect(refused.orders).toHaveLength(1);
    const away = baseThat(...Array.from({ length: 20 }, busy));
    await expect(
      away.tool('make_vidsheet').prepare({}, context({ signal: AbortSignal.abort(new Error('over')) })),
    ).rejects.toThrow();
    expect(away.orders).toHaveLength(1);
  });

  it.each(['generate_cells', 'render_video', 'schedule_post'])(
    '%s is never done without an approval that base keeps, regardless of the caller',
    async (name) => {
      const { orders, tool } = baseThat({});
      const approval = {};
      const { commit } = await tool(name).prepare({ vidsheet_id: 1 }, context({ approval }));
      expect([(await commit()).result, orders]).toEqual([{ error: expect.stringMatching(/nobody was asked/) }, []]);
    },
  );

  it('reports that base reads its files, and then shows what base keeps', async () => {
    const answers = [
      { state: 'preparing', gate: null },
      { state: 'open', gate: GATE },
    ];
    const { orders, tool } = baseThat(...answers.map((reply) => ({ reply })));
    expect(await tool('schedule_post').gate({ platforms: ['microblog'] }, context())).toBe(FILES_ARE_READ);
    expect(await tool('schedule_post').gate({ platforms: ['microblog'] }, context())).toEqual({
      summary: 'To render',
      cost: 7,
      parameters: { platforms: ['microblog'] },
      baseGate: {
        ...{ id: 'a-gate', expiresAt: '2030-01-01T00:00:00.000Z' },
        accounts: [{ platform: 'microblog', id: 3, displayName: 'Rye', handle: '@rye' }],
        media: [
          { url: 'http://upload.test/k.mp4', sha256: 'cd', contentType: 'video/mp4', byteSize: 5, thumbnailUrl: null },
        ],
      },
    });
    expect(orders).toMatchObject(Array(2).fill({ key: 'run:a:3', gated: true }));
  });

  it.each([
    ['make_vidsheet', false, false],
    ['make_vidsheet', true, true],
    ['estimate_cost', true, false],
    ['generate_cells', false, true],
  ])('%s needs an approval after material %s: %s', async (name, hasReadMaterial, gated) => {
    const { orders, tool } = baseThat({ reply: { state: 'free', gate: null } });
    expect(await tool(name).gate({}, context({ hasReadMaterial }))).toBeUndefined();
    expect(orders).toMatchObject([{ gated }]);
  });
});
