import { randomUUID } from 'node:crypto';
import type { Recipes, Scene } from '../scene.js';

const newSource = () => ({ platform: 'shortvideo', target_type: 'account', target_value: `@${randomUUID()}` });

const watchlist = () => ({ name: `List ${randomUUID()}`, sources: [newSource()], project_id: null });
const listsOf = ({ tenant }: Scene) => `/agents/${tenant.agentUuid}/watchlists`;

export const CORE_RECIPES: Recipes = {
  'core /agents/{agent_id}/watchlists': (scene) => ({ path: listsOf(scene), body: watchlist() }),
  'core /agents/{agent_id}/watchlists/{watchlist_id}/sources': async (scene) => {
    const { id } = await scene.call<{ id: string }>('core', 'POST', listsOf(scene), watchlist());
    return { path: `${listsOf(scene)}/${id}/sources`, body: newSource() };
  },
  'core /agents/{agent_id}/provenance/backups': ({ tenant, media }) => ({
    path: `/agents/${tenant.agentUuid}/provenance/backups`,
    body: { asset_url: media.url('picture.jpg'), asset_type: 'image', visibility: 'public' },
  }),
};
