import type { Prepared, Recipe, Recipes, Scene } from '../scene.js';

const TEXT = 'The sea is calm tonight. The tide is full.';

interface Delivery {
  readonly id: number;
  readonly status: string;
}

/** Prepares a request about the webhooks of a new agent with both endpoints. */
const ofWebhooks =
  (action: string): Recipe =>
  async (scene) => ({ path: await configured(scene, (await scene.newAgent()).id, action) });

/** Sets both endpoints of an agent to a server that accepts each delivery, and returns the path of an action. */
async function configured(scene: Scene, agentId: number, action = ''): Promise<string> {
  const url = scene.media.url('paper.pdf');
  await configure(scene, agentId, { webhook_url: url, callback_url: url });
  return `${configOf(agentId)}${action}`;
}

async function configure(scene: Scene, agentId: number, automation_config: object): Promise<void> {
  await scene.call('base', 'PATCH', configOf(agentId), { automation_config });
}

const configOf = (agentId: number) => `/agents/${agentId}/automation_config`;

/** A delivery is sent again that its endpoint has rejected. */
const ofRejected =
  (pathOf: (delivery: Delivery) => string, body?: object): Recipe =>
  async (scene) => {
    const { id } = await scene.newAgent();
    await configure(scene, id, { webhook_url: `http://${scene.media.host}/none` });
    await scene.call('base', 'POST', `${configOf(id)}/test_webhook`);
    const path = `${configOf(id)}/deliveries`;
    const { deliveries } = await scene.call<{ deliveries: Delivery[] }>('base', 'GET', path);
    await configured(scene, id);
    return { path: `${path}${pathOf(deliveries[0]!)}`, body };
  };

/** Prepares a request about the voices of the tenant's agent. */
const ofVoices =
  (rest: string, body: object): Recipe =>
  ({ tenant }) => ({ path: `/agents/${tenant.agentId}/voice${rest}`, body });

/** A voice is made of a sample, which makes one voice. */
async function designed(scene: Scene): Promise<Prepared> {
  const voices = `/agents/${scene.tenant.agentId}/voice/design`;
  const { samples } = await scene.call<{ samples: { generation_id: string }[] }>(
    'base',
    'POST',
    `${voices}/generate-samples`,
    { text: TEXT },
  );
  const body = { generation_id: samples[0]!.generation_id, name: 'Once', description: 'A calm and low voice.' };
  return { path: voices, body };
}

async function cloned(scene: Scene): Promise<Prepared> {
  const audio_base64 = (await scene.speech()).toString('base64');
  return { path: `/agents/${scene.tenant.agentId}/voice/clone`, body: { name: 'Once', audio_base64 } };
}

async function pictured(scene: Scene): Promise<Prepared> {
  const [picture] = await scene.call<{ id: number }[]>('base', 'GET', '/stock_avatars');
  const { id } = await scene.newAgent();
  return { path: `/agents/${id}/avatars`, body: { agent_avatars_attributes: [{ stock_avatar_id: picture!.id }] } };
}

export const AGENT_RECIPES: Recipes = {
  'base /agents/{agent_id}/avatars': pictured,
  'base /agents/{agent_id}/automation_config/rotate_secret': ofWebhooks('/rotate_secret'),
  'base /agents/{agent_id}/automation_config/test_webhook': ofWebhooks('/test_webhook'),
  'base /agents/{agent_id}/automation_config/test_callback': ofWebhooks('/test_callback'),
  'base /agents/{agent_id}/automation_config/deliveries/replay': ofRejected(() => '/replay', {}),
  'base /agents/{agent_id}/automation_config/deliveries/{delivery_id}/retry': ofRejected(({ id }) => `/${id}/retry`),
  'base /agents/{agent_id}/voice/design/generate-script': ofVoices('/design/generate-script', { language: 'en' }),
  'base /agents/{agent_id}/voice/design/generate-description': ofVoices('/design/generate-description', {
    gender: 'female',
    voice_description: 'warm',
    language: 'en',
  }),
  'base /agents/{agent_id}/voice/design/generate-samples': ofVoices('/design/generate-samples', { text: TEXT }),
  'base /agents/{agent_id}/voice/design': designed,
  'base /agents/{agent_id}/voice/clone': cloned,
  'base /agents/{agent_id}/voice/{voice_id}/preview': ofVoices('/alloy/preview', { text: TEXT }),
};
