import { taskKind } from '@reelsheet/platform-jobs';

export interface ConfirmationRequest {
  /** The id of the mail. */
  readonly mailId: string;
  readonly organizationId: number;
  /** The agent whose recurring job names the address. */
  readonly agentId: number;
  readonly email: string;
  /** The user who created the recurring job. Requests of earlier versions name none. */
  readonly creatorId?: number;
}

/** Requests the confirmation of an address by mail. */
export const requestConfirmation = taskKind<ConfirmationRequest>('request_confirmation');
