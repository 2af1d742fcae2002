import { describe, expect, it } from '@jest/globals';
import type { IdeaDraft } from '../../ideas/idea.repository.js';
import type { IdeaService } from '../../ideas/idea.service.js';
import { ProposeIdeasTool } from './propose-ideas.tool.js';
import { QueryWatchlistTool } from './query-watchlist.tool.js';
import { ReadTrendsTool } from './read-trends.tool.js';
import { RefineIdeaTool } from './refine-idea.tool.js';
import { ResearchTopicTool } from './research-topic.tool.js';
import type { RpcClient } from '@reelsheet/platform-messaging';
import type { TrendClient } from '../../trends/trend-client.js';
import type { RunModel } from '../model/run-model.js';
import type { ToolContext } from './run-tool.js';
import { RunToolbox } from './run-toolbox.js';

const idea = { title: 'Tea', hook: 'Stop', description: 'About tea', video_type: 'tutorial' };
const offered = ['research_topic', 'propose_ideas', 'refine_idea', 'query_watchlist', 'read_trends', 'constructor'];
const context = {
  runId: 'r',
  organizationId: 1,
  agentId: 1,
  offered,
  hasReadMaterial: false,
} as unknown as ToolContext;

describe('RunToolbox', () => {
  const stored: IdeaDraft[] = [];
  const ideas = {
    store: async (_: unknown, drafts: IdeaDraft[]) => drafts.map((draft) => stored.push(draft)),
  } as unknown as IdeaService;
  const post = { creator: 'rye', hook: 'Rye', caption: 'x'.repeat(300), trending_score: 3, like_count: 9 };
  const polls: unknown[] = [];
  const trends = {
    list: async (...read: unknown[]) => {
      polls.push(read);
      return [post];
    },
  } as unknown as TrendClient;
  const toolbox = new RunToolbox(
    new ResearchTopicTool({} as RunModel, ideas),
    new ProposeIdeasTool(ideas),
    new RefineIdeaTool(ideas),
    new QueryWatchlistTool({} as RpcClient),
    new ReadTrendsTool(trends),
    { tools: [] },
  );
  const use = async (name: string, input: Record<string, unknown>) =>
    (await toolbox.prepare({ id: 'c', name, arguments: input }, context)).commit();

  it('stores ideas only when the step is stored', async () => {
    const prepared = await toolbox.prepare({ id: 'c', name: 'propose_ideas', arguments: { ideas: [idea] } }, context);
    expect(stored).toEqual([]);
    expect(await prepared.commit()).toEqual({ result: { ideas: [{ id: 1, title: 'Tea' }] }, note: 'Proposed 1 idea' });
    expect(stored).toEqual([{ title: 'Tea', hook: 'Stop', description: 'About tea', videoType: 'tutorial' }]);
  });

  it('returns trending posts in short form', async () => {
    expect(await use('read_trends', { days: 7, limit: 5 })).toEqual({
      result: { posts: [{ creator: 'rye', hook: 'Rye', caption: 'x'.repeat(200), trending_score: 3 }] },
      note: 'Read 1 trending posts',
      material: true,
    });
    expect(polls).toEqual([[1, { page: 1, size: 5 }, 7]]);
  });

  it.each([
    ['days that are too many', 'read_trends', { days: 366 }, /days/],
    ['a list that is none', 'query_watchlist', { watchlist_id: 'mine', question: 'Top?' }, /watchlist_id/],
    ['an unknown tool', 'delete_everything', {}, /no such tool/],
    ['an inherited name', 'constructor', {}, /no such tool/],
    ['no ideas', 'propose_ideas', { ideas: [] }, /at least 1/],
    ['an idea without a hook', 'propose_ideas', { ideas: [{ ...idea, hook: undefined }] }, /hook/],
    ['a video type of its own', 'propose_ideas', { ideas: [{ ...idea, video_type: 'opera' }] }, /video_type/],
    ['a topic that is none', 'research_topic', { topic: 7 }, /topic/],
  ])('report to the model the error in %s', async (_, name, input, reason) => {
    const { result } = await use(name, input);
    expect(result).toEqual({ error: expect.stringMatching(reason) });
  });

  it('does not run a tool that was not offered', async () => {
    const call = { id: 'c', name: 'propose_ideas', arguments: { ideas: [idea] } };
    const before = stored.length;
    const { result } = await (await toolbox.prepare(call, { ...context, offered: ['read_trends'] })).commit();
    expect([result, stored.length]).toEqual([{ error: 'the tool was not offered' }, before]);
  });

  it('asks before an idea is changed once the model has read material', async () => {
    const call = { id: 'c', name: 'refine_idea', arguments: { idea_id: 3, title: 'Rye' } };
    expect(await toolbox.gate(call, context)).toBeUndefined();
    expect(await toolbox.gate(call, { ...context, hasReadMaterial: true })).toEqual({
      summary: 'Change the idea 3: title “Rye”, ingredients none',
      cost: 0,
    });
    const ingredients = [{ name: 'MOOD', text: 'calm' }];
    const more = { ...call, arguments: { ...call.arguments, ingredients } };
    expect(await toolbox.gate(more, { ...context, hasReadMaterial: true })).toMatchObject({
      summary: 'Change the idea 3: title “Rye”, ingredients “MOOD” “calm”',
    });
  });

  it('returns a title for each call', () => {
    expect(toolbox.title({ id: 'c', name: 'research_topic', arguments: { topic: 'tea' } })).toBe('Research tea');
    expect(toolbox.title({ id: 'c', name: 'propose_ideas', arguments: {} })).toBe('Use propose_ideas');
  });
});
