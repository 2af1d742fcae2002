/** A run that reached a limit of its own before its end; the message is for the user. */
export class RunFailure extends Error {}
