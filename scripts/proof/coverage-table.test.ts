import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { coverageRows, dutyRows } from './coverage-table.ts'

describe.each([
  { document: 'docs/coverage.md', rows: coverageRows(), least: { rows: 150, titles: 50 } },
  { document: 'docs/law.md', rows: dutyRows(), least: { rows: 20, titles: 20 } },
])('$document', ({ rows, least }) => {
  it('names files that are there', () => {
    expect(rows.length).toBeGreaterThan(least.rows)
    const named = rows.flatMap(({ places, tests }) => [...places, ...tests.map(({ file }) => file)])
    expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
  })

  it('names tests by titles they have', () => {
    const titled = rows.flatMap(({ tests }) => tests).filter(({ title }) => title !== undefined)
    expect(titled.length).toBeGreaterThan(least.titles)
    const has = (file: string, title: string) => readFileSync(join(root, file), 'utf8').includes(title)
    expect(titled.filter(({ file, title = '' }) => existsSync(join(root, file)) && !has(file, title))).toEqual([])
  })
})
