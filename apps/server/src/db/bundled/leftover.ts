import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { commandOf } from './command-of.ts'
import { stopCluster } from './stop-cluster.ts'

/**
 * After a kill -9 or a power cut two things can be left: a PostgreSQL nobody watches any more, which is stopped, or
 * only its file with a process id that by now belongs to a stranger, which is removed.
 */
export function clearLeftover(cluster: Cluster): void {
  const file = join(cluster.folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (isPostgres(pid, cluster)) stopCluster(cluster)
  else rmSync(file, { force: true })
}

function isPostgres(pid: number, cluster: Cluster): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  return commandOf(pid)?.includes(cluster.folder) ?? false
}
