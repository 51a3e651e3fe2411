import { setTimeout as pause } from 'node:timers/promises'
import { within } from '../../scripts/processes/within.ts'
import { descendantsOf } from '../measure/descendants.ts'
import { jobsDone } from '../measure/jobs-done.ts'
import { number } from '../measure/written.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import type { Row } from '../row.ts'

/** Milliseconds of all processors in a second. */
const AIM = 15

/** Who is told apart, by what its command line says; the first that fits. */
const KINDS = [
  { kind: 'the worker', sign: /\/worker\.ts/ },
  { kind: 'the server', sign: /\/server\/src\/main\.ts/ },
  { kind: 'PostgreSQL', sign: /^(postgres:|\S*postgres )/ },
  { kind: 'the demo’s services', sign: /./ },
] as const

const kindOf = (command: string) => KINDS.find(({ sign }) => sign.test(command))?.kind

/**
 * Milliseconds that processors have worked so far for all that the bench has started, by who it is. Whoever has ended
 * is counted with whom they came from, who is of the same kind.
 */
function workedByKind(): Map<string, number> {
  const all = descendantsOf(process.pid)
  if (all.length === 0) throw new Error('the system does not tell processor times: Linux does')
  const sums = new Map<string, number>(KINDS.map(({ kind }) => [kind, 0]))
  for (const { command, worked } of all) {
    const kind = kindOf(command)
    if (kind) sums.set(kind, (sums.get(kind) ?? 0) + worked)
  }
  return sums
}

/** What the product costs while nobody uses it. */
export const idle: Row = {
  name: 'idle',
  measure: ({ quick, closing: outer, step }) =>
    within(outer, async closing => {
      const { databaseUrl } = await startBenchProduct(closing)
      step('what a start leaves to do was waited for')
      await jobsDone(databaseUrl, jobs => step(`${number(jobs)} jobs of the worker were left`))
      // Rounds that begin with the start are over, and the libraries’ own first looks.
      await pause(quick ? 10_000 : 60_000)
      step('nothing was done')
      const before = workedByKind()
      const began = Date.now()
      await pause(quick ? 10_000 : 120_000)
      const seconds = (Date.now() - began) / 1000
      const took = [...workedByKind()].map(([kind, worked]) => ({
        kind,
        perSecond: (worked - (before.get(kind) ?? 0)) / seconds,
      }))
      const all = took.reduce((sum, { perSecond }) => sum + perSecond, 0)
      return [
        {
          what: 'processors while nobody does anything, all processes, the demo’s services among them',
          value: `${number(all)} ms/s`,
          reference: took.map(({ kind, perSecond }) => `${kind} ${number(perSecond)}`).join(', '),
          aim: `≤ ${AIM} ms/s`,
          met: all <= AIM,
        },
      ]
    }),
}
