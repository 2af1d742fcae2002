import { describe, expect, it } from '@jest/globals';
import { PLATFORMS } from '@reelsheet/kernel';
import { validatePost } from '@reelsheet/provider-publisher';
import { normalizeName } from '../../../sheets/prompts/prompt.js';
import { SHIPPED } from '../../../sheets/templates/catalog/index.js';
import { resolveContent } from '../row-content.js';
import { shippedPlanOf } from './shipped-plans.js';

describe.each(SHIPPED.map((template) => [template.slug, template] as const))('the plan of %s', (_, { id, columns }) => {
  const plan = shippedPlanOf(id)!;
  const texts = new Map(columns.map(({ title }) => [normalizeName(title), `About ${title.toLowerCase()}`]));

  it('has a post for each network that is connected, after approval', () => {
    expect(plan.targets.map(({ platform }) => platform).toSorted()).toEqual([...PLATFORMS].toSorted());
    expect(plan.targets.every(({ isOptional, accountId }) => isOptional && accountId === null)).toBe(true);
    expect(plan).toMatchObject({ timing: { type: 'slots' }, requiresApproval: true });
  });

  it('names columns of the template', () => {
    const video = columns.find(({ title }) => title === plan.files.video);
    expect(video).toMatchObject({ role: 'final_video', cell: { layers: expect.anything() } });
  });

  it('makes posts that each network takes', () => {
    for (const { platform, content } of plan.targets) {
      const resolved = resolveContent(content, texts);
      expect(resolved.errors).toEqual([]);
      const post = { ...resolved.content, mediaUrl: 'https://example.com/video.mp4' };
      const { violations, skippable } = validatePost(post, [platform]);
      expect([platform, ...violations, ...skippable]).toEqual([platform]);
    }
  });
});

it('is none for templates of organizations', () => expect(shippedPlanOf(1_000)).toBeUndefined());
