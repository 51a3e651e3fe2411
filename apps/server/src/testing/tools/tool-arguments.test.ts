import { expect, it } from 'vitest'
import { clusterArguments } from '../cluster/cluster-arguments.ts'
import { crashArguments } from '../crash/crash-arguments.ts'

it('what is left out is as usual', () => {
  expect(crashArguments(['--runs', '6'], 4711)).toEqual({
    ok: true,
    asked: { runs: 6, seed: 4711, from: 0, stands: 2 },
  })
  expect(clusterArguments(['--kill-every', '10'])).toMatchObject({ ok: true, asked: { 'kill-every': 10, buyers: 8 } })
})

it.each([
  [['--help'], /--help/],
  [['--runs', 'many'], /^--runs: a number is wanted\n/],
  [['--runs', '-1'], /--runs/],
  [['10'], /10/],
])('%j is no call, and what one is, is told', (args, why) => {
  const read = crashArguments(args, 1)
  expect(read).toEqual({ ok: false, why: expect.stringMatching(why) })
  expect(read).toEqual({ ok: false, why: expect.stringContaining('\n\nnpm run crash -- [--runs 100]') })
})
