import { fork } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { provideBinaries } from './binaries/binaries.ts'
import { type Cluster, DATABASE, OWNER } from './cluster.ts'
import { userFor } from './cluster-owner.ts'
import { openClusterRecord } from './cluster-record.ts'
import { createClusterIfMissing } from './create-cluster.ts'
import { chooseDatabaseUser } from './database-user.ts'
import { freePort } from './free-port.ts'
import type { KeeperOrder } from './keeper.ts'
import { clearLeftover } from './leftover.ts'
import { serverArguments } from './server-arguments.ts'
import { waitForDatabase } from './wait-for-database.ts'

export type BundledPostgresOptions = {
  /** Our folder for this database: the record of it, its log, and its files where possible. */
  dataDir: string
  /** Without one a free port is taken. */
  port?: number
  /** False in tests: faster, and worth nothing after a power cut. */
  durable?: boolean
}

export type BundledPostgres = {
  url: string
  /** Where the files are: not always under `dataDir`. */
  folder: string
  stop(): Promise<void>
  /** Fulfilled when PostgreSQL has ended, wanted or not. */
  ended: Promise<void>
}

const ATTEMPTS = 5
const READY_WITHIN_MS = 60_000

/**
 * Starts the PostgreSQL that comes with the product and waits until it answers; the first time it sets it up. What an
 * earlier start left behind in the same folder is stopped first. It ends with `stop()` and with this process.
 */
export async function startBundledPostgres(options: BundledPostgresOptions): Promise<BundledPostgres> {
  const { cluster, password } = prepareCluster(options.dataDir)
  clearLeftover(cluster)
  const { durable = true } = options
  createClusterIfMissing(cluster, { password, durable })
  const port = options.port ?? (await freePort())
  const logFile = join(options.dataDir, 'postgres.log')
  const args = serverArguments({ folder: cluster.folder, port, durable })
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const running = await keep({ cluster, args, logFile }, database => address(password, port, database))
    if (running) return running
    // Processes of a killed PostgreSQL may hold its memory for another moment.
    await pause(attempt * 500)
  }
  throw new Error(`The bundled PostgreSQL does not start. The end of ${logFile}:\n${lastLines(logFile)}`)
}

/** Stops what an earlier start left running in this folder, so that its port is free again. */
export function stopLeftoverPostgres(dataDir: string): void {
  clearLeftover(prepareCluster(dataDir).cluster)
}

/** Stops it when it runs, and removes its files, so that the next start sets up an empty one. */
export function removeBundledPostgres(dataDir: string): void {
  const { cluster } = prepareCluster(dataDir)
  clearLeftover(cluster)
  rmSync(cluster.folder, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

function prepareCluster(dataDir: string): { cluster: Cluster; password: string } {
  mkdirSync(dataDir, { recursive: true })
  const chosen = chooseDatabaseUser()
  const { folder, password } = openClusterRecord(dataDir, chosen)
  const user = userFor(folder, chosen)
  return { cluster: { bin: provideBinaries(user), folder, user }, password }
}

async function keep(order: KeeperOrder, urlOf: (database: string) => string): Promise<BundledPostgres | undefined> {
  const keeper = fork(join(import.meta.dirname, 'keeper.ts'), [JSON.stringify(order)], {
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  let over = false
  const ended = new Promise<void>(resolve => {
    keeper.once('exit', () => {
      over = true
      resolve()
    })
  })
  const stop = async () => {
    if (!over) keeper.kill('SIGTERM')
    await ended
  }
  if (await waitForDatabase(urlOf('postgres'), READY_WITHIN_MS, () => over)) {
    return { url: urlOf(DATABASE), folder: order.cluster.folder, stop, ended }
  }
  await stop()
  return undefined
}

function address(password: string, port: number, database: string): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n')
}
