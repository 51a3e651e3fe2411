import { expect, it } from 'vitest'
import { planRows } from './plan-rows.ts'

it('every mutation of a row still finds its row, its file and its code', () => {
  const { planned, stale } = planRows()
  expect(stale.map(({ name, problem }) => `${name}: ${problem}`)).toEqual([])
  expect(planned.length).toBeGreaterThan(300)
})
