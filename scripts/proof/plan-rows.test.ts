import { expect, it } from 'vitest'
import { chosen, planRows, untriedTests } from './plan-rows.ts'

it('every mutation of a row still finds its row, its file and its code', () => {
  const { planned, stale } = planRows()
  expect(stale.map(({ name, problem }) => `${name}: ${problem}`)).toEqual([])
  expect(planned.length).toBeGreaterThan(300)
})

it('every test that a row of contracts and their money names is tried with something', () => {
  const untried = untriedTests(planRows().planned).filter(({ name }) => /^2 §7 §(3\.7|7\.11)/.test(name))
  expect(untried.map(({ name, file }) => `${name}: ${file}`)).toEqual([])
})

it('of the rows that are wanted there is something to try, or it is said that there is none', () => {
  const plan = planRows()
  expect(chosen(plan, '').planned).toHaveLength(plan.planned.length)
  expect(new Set(chosen(plan, '1 §2.4 the literal').planned.map(({ row }) => row.paragraph))).toEqual(
    new Set(['the literal `null` signs out']),
  )
  expect(() => chosen(plan, 'no such row')).toThrow('no row that is called like “no such row”')
  const idle = { planned: [], stale: [] }
  expect(() => chosen(idle, 'the literal')).toThrow('Nothing is tried with “1 §2.4 the literal `null` signs out”')
})
