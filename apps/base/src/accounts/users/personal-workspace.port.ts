/** Founds what a new user needs to begin; organizations, a floor above, does it in the sign-up's transaction. */
export abstract class PersonalWorkspace {
  abstract found(user: { readonly id: number; readonly name: string }): Promise<void>;
}
