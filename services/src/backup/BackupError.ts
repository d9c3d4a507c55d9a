/** Why a backup or a restore failed, for the person at the command line. */
export class BackupError extends Error {}
