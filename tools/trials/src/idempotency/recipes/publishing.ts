import type { Prepared, Recipes, Scene } from '../scene.js';
import { MadeSheet } from './made-sheet.js';

interface MadePosts {
  readonly posts: readonly { readonly post_id: number }[];
  readonly errors: readonly unknown[];
}

/** Creates a sheet whose rows become drafts of posts without media. */
async function planned(scene: Scene): Promise<MadeSheet> {
  const sheet = await MadeSheet.create(scene, { columns: { SCRIPT: { value: 'A calm morning' } } });
  await scene.call('base', 'PUT', sheet.path('/post_plan'), {
    targets: [{ platform: 'microblog', content: { description: `{{SCRIPT}} of sheet ${sheet.id}` } }],
    timing: { type: 'now' },
  });
  return sheet;
}

async function approved(scene: Scene): Promise<Prepared> {
  const sheet = await planned(scene);
  const { posts, errors } = await sheet.post<MadePosts>('/post_plan/posts', { row_ids: sheet.rowIds });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return { path: `/schedule/post/${posts[0]!.post_id}/approve` };
}

export const PUBLISHING_RECIPES: Recipes = {
  'base /vidsheet/{id}/post_plan/posts': async (scene) => {
    const sheet = await planned(scene);
    return { path: sheet.path('/post_plan/posts'), body: { row_ids: sheet.rowIds } };
  },
  'base /schedule/post/{post_id}/approve': approved,
};
