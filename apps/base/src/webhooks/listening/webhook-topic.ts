/** Topic of the notification that events of an agent were recorded for its streams. */
export const webhookTopic = (agentId: number): string => `agent.webhooks.${agentId}`;
