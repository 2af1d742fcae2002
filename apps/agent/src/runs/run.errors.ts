/** A run that can't come to its end; the message is for the user. */
export class RunFailure extends Error {}

/** Another worker has taken the run over, or it has ended: whoever hears this writes nothing more. */
export class ClaimLost extends Error {}

/** This worker is stopping; another one goes on. */
export class HandedBack extends Error {}
