/** A run that can't come to its end; the message is for the user. */
export class RunFailure extends Error {}
