import { taskKind } from '@reelsheet/platform-jobs';

export interface ConfirmationRequest {
  /** The id of the mail. */
  readonly mailId: string;
  readonly organizationId: number;
  /** The agent whose recurring job names the address. */
  readonly agentId: number;
  readonly email: string;
}

/** Requests the confirmation of an address by mail. */
export const requestConfirmation = taskKind<ConfirmationRequest>('request_confirmation');
