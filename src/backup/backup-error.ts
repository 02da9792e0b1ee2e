/** Why a backup cannot be made, trusted or restored, in words for the person at the command line. */
export class BackupError extends Error {}
