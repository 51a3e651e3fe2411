import { expect, it } from 'vitest'
import { reconcileArguments } from './reconcile-arguments.ts'

const now = '2026-11-22T12:00:00.000Z'
const from = '2026-11-22T03:00:00.000Z'

it.each([
  [[], { what: 'list' }],
  [['--from', '2026-11-22T03:00:00Z'], { what: 'compare', span: { from, until: now } }],
  [
    ['--from', '2026-11-22T03:00:00Z', '--until', '2026-11-22T05:00:00+01:00'],
    { what: 'compare', span: { from, until: '2026-11-22T04:00:00.000Z' } },
  ],
  [['--refund'], { what: 'refund' }],
  [['--close', '4711'], { what: 'close', id: '4711' }],
])('%j', (args, asked) => expect(reconcileArguments(args, now)).toEqual(asked))

it.each([
  [['--from', 'yesterday'], 'yesterday is no moment.'],
  [['--from', now, '--refund'], 'Look at the cases first'],
  [['--refund', '--close', '4711'], 'one at a time'],
  [['--until', now], '--until needs --from.'],
  [['--form', now], '--form'],
  [['now'], 'now'],
])('%j is refused, and what may be written is told', (args, words) => {
  const refusal = reconcileArguments(args, now)
  expect(refusal).toContain(words)
  expect(refusal).toContain('npm run reconcile -- [--from')
})
