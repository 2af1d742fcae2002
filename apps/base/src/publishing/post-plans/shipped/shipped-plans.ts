import type { Platform } from '@reelsheet/kernel';
import type { PostContent } from '@reelsheet/provider-publisher';
import type { PlanContent } from '../post-plan.js';

/** Texts of the posts of a shipped template, of its columns. */
interface ShippedTexts {
  /** For networks with titles. */
  readonly title: string;
  /** For the network with the shortest posts. */
  readonly short: string;
  /** For all others. */
  readonly caption: string;
}

/** Texts by the id of the template, which never changes. */
const TEXTS: ReadonlyMap<number, ShippedTexts> = new Map([
  [1, { title: '{{TEXT 1}}', short: '{{TEXT 1}}', caption: '{{TEXT 1}} {{TEXT 2}}' }],
  [2, { title: '{{TOPIC}}', short: '{{TOPIC}}', caption: '{{HOOK}} #tips' }],
  [3, { title: '{{PRODUCT}}', short: '{{CAPTION}}', caption: '{{CAPTION}}' }],
  [4, { title: '{{MYTH}}', short: '{{FACT}}', caption: '{{MYTH}} {{FACT}}' }],
  [5, { title: '{{THEME}}', short: '{{CAPTION}}', caption: '{{CAPTION}}' }],
  [6, { title: '{{DISH}}', short: '{{CAPTION}}', caption: '{{CAPTION}}' }],
  [7, { title: '{{PLACE}}', short: '{{PLACE}}', caption: '{{SCRIPT}}' }],
]);

/**
 * Returns the post plan of a shipped template: a post on each network that the agent is connected to, in the slots of
 * its calendar, after approval. Undefined for templates of organizations, which keep their own plans.
 */
export function shippedPlanOf(templateId: number): PlanContent | undefined {
  const texts = TEXTS.get(templateId);
  if (!texts) return undefined;
  return {
    targets: contentsOf(texts).map(([platform, content]) => ({ platform, accountId: null, isOptional: true, content })),
    files: { video: 'FINAL VIDEO', cover: null },
    timing: { type: 'slots' },
    requiresApproval: true,
  };
}

const contentsOf = ({ title, short, caption: description }: ShippedTexts): [Platform, PostContent][] => [
  [
    'shortvideo',
    {
      description,
      shortvideoPrivacyLevel: 'PUBLIC_TO_EVERYONE',
      shortvideoDisableComment: false,
      shortvideoDisableDuet: false,
      shortvideoDisableStitch: false,
    },
  ],
  ['photoshare', { description }],
  ['pagesocial', { title, description }],
  ['videohost', { title, description, videohostOptions: { shorts: true } }],
  ['microblog', { description: short }],
  ['professional', { title, description }],
];
