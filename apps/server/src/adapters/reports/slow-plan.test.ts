import { expect, it } from 'vitest'
import { slowPlan } from './slow-plan.ts'

const scan = (rows: number) => ({ 'Node Type': 'Seq Scan', 'Relation Name': 'order', 'Plan Rows': rows })
const over = (type: string, rows: number, ...Plans: object[]) => [
  { Plan: { 'Node Type': type, 'Plan Rows': rows, Plans } },
]

it.each([
  ['joined', over('Nested Loop', 4_000_000, scan(2_000), scan(2_000))],
  ['readWhole', over('Sort', 900_000, scan(900_000))],
  ['much', over('Sort', 10, scan(10))],
  // Put together row by row, but of few rows: that is not what takes so long.
  ['readWhole', over('Sort', 900_000, over('Nested Loop', 20, scan(900_000))[0]?.Plan ?? {})],
] as const)('what is slow is %s', (cause, plan) => expect(slowPlan(plan)?.cause).toBe(cause))

it('each step is a line below the one it is part of, with the rows that are expected', () =>
  expect(slowPlan(over('Sort', 10, scan(20)))?.lines).toEqual(['Sort: 10', '  Seq Scan (order): 20']))

it('no more steps are told than somebody reads', () =>
  expect(slowPlan(over('Append', 10, ...Array.from({ length: 40 }, () => scan(1))))?.lines).toHaveLength(30))

it.each([undefined, [], [{ Plan: {} }]])('%j is no plan', said => expect(slowPlan(said)).toBeUndefined())
