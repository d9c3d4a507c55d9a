/** Why a command failed, for the person at the command line. */
export class CommandError extends Error {}
