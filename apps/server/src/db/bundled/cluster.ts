import type { DatabaseUser } from './database-user.ts'

/** One bundled database: the programs, the files, and the user who runs them (undefined: ourselves). */
export type Cluster = { bin: string; folder: string; user: DatabaseUser | undefined }

export const OWNER = 'billett'
export const DATABASE = 'billett'
