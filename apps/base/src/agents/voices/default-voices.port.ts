/** Who keeps the voices that agents speak with where nobody names another. */
export abstract class DefaultVoices {
  /** Part of the transaction in which the voice goes. */
  abstract voiceRemoved(agentId: number, voiceId: string): Promise<void>;
}
