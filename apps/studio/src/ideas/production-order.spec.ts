import { describe, expect, it } from '@jest/globals';
import type { IdeaView, SheetView, TemplateView } from '@reelsheet/client';
import { orderOf, targetsOf } from './production-order.js';

const ideas = [{ id: 4 }, { id: 5 }] as IdeaView[];

describe('an order of videos of ideas', () => {
  it('goes to a new sheet or to one that a person has made', () => {
    const templates = [{ slug: 'daily-quote', title: 'Daily thought' }] as TemplateView[];
    const sheets = [
      { id: 7, title: 'Mine', is_default: false },
      { id: 8, title: 'Agent setup', is_default: true },
    ] as SheetView[];
    const [template, sheet, ...others] = targetsOf(templates, sheets);
    expect(others).toEqual([]);
    const choice = { agentId: 1, ideas, through: 'render' as const, ceiling: '30' };
    const shared = { agent_id: 1, idea_ids: [4, 5], through: 'render', max_credits: 30 };
    expect(orderOf({ ...choice, target: template!.value })).toEqual({ ...shared, template: 'daily-quote' });
    expect(orderOf({ ...choice, target: sheet!.value })).toEqual({ ...shared, vidsheet_id: 7 });
  });

  it.each([
    ['12,5', 12.5],
    ['', undefined],
    ['0', undefined],
    ['x', undefined],
  ])('reads the ceiling %j as %p', (ceiling, credits) => {
    const order = orderOf({ agentId: 1, ideas, target: 'sheet:1', through: 'cells', ceiling });
    expect(order?.max_credits).toBe(credits);
  });
});
