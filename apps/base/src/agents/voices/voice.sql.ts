/** Joins the voice as `made_voice` when it was created by the agent's users. For statements of other features. */
export const joinMadeVoice = (agentId: string, voiceId: string) =>
  `LEFT JOIN voice AS made_voice ON made_voice.voice_id = ${voiceId} AND made_voice.agent_id = ${agentId}`;
