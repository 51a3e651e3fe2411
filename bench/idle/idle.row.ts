import { setTimeout as pause } from 'node:timers/promises'
import { within } from '../../scripts/processes/within.ts'
import { jobsDone } from '../measure/jobs-done.ts'
import { number } from '../measure/written.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import type { Row } from '../row.ts'
import { descendantsOf } from './descendants.ts'

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
      const before = new Map(descendantsOf(process.pid).map(({ pid, worked }) => [pid, worked]))
      const began = Date.now()
      await pause(quick ? 10_000 : 120_000)
      const seconds = (Date.now() - began) / 1000
      const sums = new Map<string, number>(KINDS.map(({ kind }) => [kind, 0]))
      for (const { pid, command, worked } of descendantsOf(process.pid)) {
        const kind = kindOf(command)
        if (kind) sums.set(kind, (sums.get(kind) ?? 0) + (worked - (before.get(pid) ?? 0)) / seconds)
      }
      const all = [...sums.values()].reduce((sum, one) => sum + one, 0)
      return [
        {
          what: 'processors while nobody does anything, all processes, the demo’s services among them',
          value: `${number(all)} ms/s`,
          reference: [...sums].map(([kind, worked]) => `${kind} ${number(worked)}`).join(', '),
          aim: `≤ ${AIM} ms/s`,
          met: all <= AIM,
        },
      ]
    }),
}
