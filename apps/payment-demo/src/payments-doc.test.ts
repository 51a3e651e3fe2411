import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SCENARIOS } from './behaviour/scenarios.ts'

const DOC = new URL('../../../docs/payments.md', import.meta.url)
const rows = readFileSync(DOC, 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| `'))
const scenarioOf = (row: string): string | undefined => /^\| `([a-z-]+)`/.exec(row)?.[1]
const testsOf = (row: string): string[] =>
  [...row.matchAll(/\]\(([^)]+\.test\.ts)\)/g)].map(([, path = '']) => readFileSync(new URL(path, DOC), 'utf8'))

describe('the table of what happens when the provider misbehaves', () => {
  it('has one row for every switch, and no other', () => {
    expect(rows.map(scenarioOf).toSorted()).toEqual(Object.keys(SCENARIOS).toSorted())
  })

  it.each(rows.map(row => [scenarioOf(row) ?? row, row]))('names a test in which %s happens', (scenario, row) => {
    const named = testsOf(row).filter(text => text.includes(`'${scenario}'`))
    expect(named).not.toEqual([])
  })
})
