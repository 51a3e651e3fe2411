import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { coverageRows } from './coverage-table.ts'

const rows = coverageRows()

describe('docs/coverage.md', () => {
  it('names files that are there', () => {
    expect(rows.length).toBeGreaterThan(150)
    const named = rows.flatMap(({ places, tests }) => [...places, ...tests.map(({ file }) => file)])
    expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
  })

  it('names tests by titles they have', () => {
    const titled = rows.flatMap(({ tests }) => tests).filter(({ title }) => title !== undefined)
    expect(titled.length).toBeGreaterThan(50)
    const has = (file: string, title: string) => readFileSync(join(root, file), 'utf8').includes(title)
    expect(titled.filter(({ file, title = '' }) => existsSync(join(root, file)) && !has(file, title))).toEqual([])
  })
})
