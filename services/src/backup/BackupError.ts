/** What keeps a backup or a restore from being done, said to the person who asked for it. */
export class BackupError extends Error {}
