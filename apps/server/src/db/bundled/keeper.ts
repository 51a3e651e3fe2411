import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { databaseEnvironment } from './run-program.ts'
import { stopCluster } from './stop-cluster.ts'

/**
 * The process between the one that wants a database and PostgreSQL. PostgreSQL does not notice when its parent is
 * killed; the keeper does (its channel closes) and stops it, so that nothing is left running.
 */
export type KeeperOrder = { cluster: Cluster; args: string[]; logFile: string }

const PATIENCE_MS = 30_000

const { cluster, args, logFile } = JSON.parse(process.argv[2] ?? '') as KeeperOrder
const log = openSync(logFile, 'a', 0o600)
const postgres = spawn(join(cluster.bin, 'postgres'), args, {
  ...cluster.user,
  cwd: '/',
  env: databaseEnvironment(),
  stdio: ['ignore', log, log],
  detached: process.platform !== 'win32',
  windowsHide: true,
})
postgres.once('error', () => process.exit(1))
postgres.once('exit', () => process.exit(0))

let stopping = false
function stop(): void {
  if (stopping) return
  stopping = true
  if (process.platform === 'win32') {
    stopCluster(cluster)
    return
  }
  // PostgreSQL's words: SIGINT is its fast, orderly stop, SIGQUIT its immediate one.
  postgres.kill('SIGINT')
  setTimeout(() => postgres.kill('SIGQUIT'), PATIENCE_MS).unref()
}
process.once('disconnect', stop)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
