/** What the floors above give a new organization, in the transaction that founds it. */
export abstract class OrganizationProvisioning {
  abstract provision(organization: { readonly id: number; readonly ownerId: number }): Promise<void>;
}
