export interface ClosedAgent {
  readonly id: number;
  readonly uuid: string;
}

/** What the floors above end at once, in the transaction that deletes an organization. */
export abstract class OrganizationClosing {
  /** Ends its agents; gives all that it ever had. */
  abstract close(organizationId: number): Promise<ClosedAgent[]>;
}
