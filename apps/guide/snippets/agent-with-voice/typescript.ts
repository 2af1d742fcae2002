import { createReelsheet } from '@reelsheet/sdk';

const reelsheet = createReelsheet();
const organizationId = Number(process.env['ORGANIZATION_ID']);

// region agent
const { agent } = await reelsheet.agents.create({
  organization_id: organizationId,
  agent: { name: 'Quiet Kitchen', time_zone: 'Europe/Berlin' },
});
// endregion

// region brand
await reelsheet.agentCore.update({
  agent_id: agent.id,
  brand_name: 'Quiet Kitchen',
  personality: 'Warm and plain. Short sentences.',
  target_platforms: ['shortvideo', 'videohost'],
});
// endregion

// region voice
const { samples } = await reelsheet.voices.generateSamples({
  agent_id: agent.id,
  description: 'A calm, low voice that takes its time, as on a radio at night',
  text: 'Good morning. The kettle is on, the street is quiet, and nothing must be done before the first cup is empty.',
});

const voice = await reelsheet.voices.design({
  agent_id: agent.id,
  generation_id: samples[0]!.generation_id,
  name: 'Night radio',
});
// endregion

// region standard
await reelsheet.agents.update({
  agent_id: agent.id,
  agent: { default_user_voice_attributes: { source: 'user_voice_resource', voice_id: voice.voice_id } },
});
// endregion

console.log(`AGENT_ID=${agent.id}`);
