import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toldOf } from '../../scripts/processes/processor-time.ts'
import type { BenchProduct } from '../product/start-bench-product.ts'
import { descendantsOf } from './descendants.ts'
import { milliseconds } from './written.ts'

/** Who is told apart, and what a figure calls them. */
const NAMES = { database: 'PostgreSQL', shop: 'the shop', worker: 'the worker' } as const

type Service = keyof typeof NAMES

/** Milliseconds of processor; undefined where the system does not tell. */
type Processors = Record<Service, number | undefined>

/** What a process has taken, with all that came from it, whether that has ended or not. */
function workedFrom(pid: number | undefined): number | undefined {
  const told = pid === undefined ? undefined : toldOf(pid)
  if (pid === undefined || !told) return undefined
  return descendantsOf(pid).reduce((sum, { worked }) => sum + worked, told.worked)
}

/** Number of the server of a product's own PostgreSQL, whose sessions come from it. */
function postgresOf(dataDir: string): number | undefined {
  const noted = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  return existsSync(noted) ? Number.parseInt(readFileSync(noted, 'utf8'), 10) : undefined
}

/**
 * Milliseconds of processor that the database, the server and the worker of a product have taken so far. What the clock
 * says of a list depends on who else runs; this does not.
 */
export const processorsOf = ({ settings, pidOf }: Pick<BenchProduct, 'settings' | 'pidOf'>): Processors => ({
  database: workedFrom(postgresOf(settings.dataDir)),
  shop: workedFrom(pidOf('shop')),
  worker: workedFrom(pidOf('worker')),
})

/** What one of so many took of some of them, in milliseconds and in words; undefined where the system does not tell. */
export function workOfOne(
  before: Processors,
  after: Processors,
  times: number,
  services: readonly Service[],
): { sum: number; words: string } | undefined {
  const parts: string[] = []
  let sum = 0
  for (const service of services) {
    const [from, to] = [before[service], after[service]]
    if (from === undefined || to === undefined) return undefined
    parts.push(`${milliseconds((to - from) / times)} of ${NAMES[service]}`)
    sum += (to - from) / times
  }
  return { sum, words: `processor time of one: ${parts.join(', ')}` }
}

/** What one of so many took of the database and the server. */
export const processorsOfOne = (before: Processors, after: Processors, times: number): string =>
  workOfOne(before, after, times, ['database', 'shop'])?.words ?? 'the system does not tell processor times'
