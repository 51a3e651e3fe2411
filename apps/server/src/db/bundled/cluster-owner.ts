import { existsSync, statSync } from 'node:fs'
import type { DatabaseUser } from './database-user.ts'

/**
 * PostgreSQL only opens files of the user it runs as: an existing database is run by its owner, so a checkout started
 * once as an ordinary user and once as root keeps working.
 */
export function userFor(clusterFolder: string, chosen: DatabaseUser | undefined): DatabaseUser | undefined {
  if (!existsSync(clusterFolder)) return chosen
  const { uid, gid } = statSync(clusterFolder)
  if (chosen) return uid === 0 ? chosen : { uid, gid }
  if (process.getuid && uid !== process.getuid()) {
    throw new Error(
      `The database in ${clusterFolder} belongs to another user (id ${uid}). Start Billett as that user or as root.`,
    )
  }
  return undefined
}
