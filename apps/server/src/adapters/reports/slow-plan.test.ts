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
] as const)('what is slow is %s', (cause, plan) => expect(slowPlan(plan)?.cause).toBe(cause))

it('each step is a line below the one it is part of, with the rows that are expected', () =>
  expect(slowPlan(over('Sort', 10, scan(20)))?.lines).toEqual(['Sort: 10', '  Seq Scan (order): 20']))

it.each([undefined, [], [{ Plan: {} }]])('%j is no plan', said => expect(slowPlan(said)).toBeUndefined())
