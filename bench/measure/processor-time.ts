import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchProduct } from '../product/start-bench-product.ts'
import { milliseconds } from './written.ts'

/** Nanoseconds in a millisecond. */
const NANOSECONDS = 1e6

const isNumber = (name: string): boolean => /^\d+$/.test(name)

/** Milliseconds of processor that a process has taken so far; 0 where it is gone. */
function timeOf(pid: string): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map(task => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS)
      .reduce((sum, one) => sum + one, 0)
  } catch {
    return 0
  }
}

function parentOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
  } catch {
    return undefined
  }
}

/**
 * Milliseconds of processor that the sessions of a product's own PostgreSQL have taken, those that are still open.
 * What the clock says of a list depends on who else runs; this does not. Undefined where the system does not tell.
 */
function databaseTime(dataDir: string): number | undefined {
  const noted = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  if (!existsSync('/proc/self/schedstat') || !existsSync(noted)) return undefined
  const [server] = readFileSync(noted, 'utf8').split('\n')
  return readdirSync('/proc')
    .filter(name => isNumber(name) && parentOf(name) === server)
    .map(timeOf)
    .reduce((sum, one) => sum + one, 0)
}

interface Processors {
  database: number
  shop: number
  worker: number
}

/** Milliseconds of processor that the database, the server and the worker of a product have taken so far. */
export const processorsOf = ({ settings, pidOf }: Pick<BenchProduct, 'settings' | 'pidOf'>): Processors => {
  const ofService = (service: string) => {
    const pid = pidOf(service)
    return pid === undefined ? 0 : timeOf(String(pid))
  }
  return { database: databaseTime(settings.dataDir) ?? 0, shop: ofService('shop'), worker: ofService('worker') }
}

/** What one of so many took of the database and the server. */
export const processorsOfOne = (before: Processors, after: Processors, times: number): string =>
  `processor time of one: ${milliseconds((after.database - before.database) / times)} of PostgreSQL, ${milliseconds((after.shop - before.shop) / times)} of the shop`
