/** SQL over voices that other features' statements may hold: the voice that an agent's users made, if it is one, as `made_voice`. */
export const joinMadeVoice = (agentId: string, voiceId: string) =>
  `LEFT JOIN voice AS made_voice ON made_voice.voice_id = ${voiceId} AND made_voice.agent_id = ${agentId}`;
