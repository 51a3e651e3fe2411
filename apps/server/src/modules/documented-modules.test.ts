import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const MODULES = import.meta.dirname
const ARCHITECTURE = readFileSync(join(MODULES, '../../../../docs/ARCHITECTURE.md'), 'utf8')

const names = readdirSync(MODULES, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)

/** The modules that a module's own files import, but for its tests. */
function usedBy(name: string): string[] {
  const folder = join(MODULES, name)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8'))
  const imported = sources.flatMap(source =>
    [...source.matchAll(/from '(?:\.\.\/)+([\w-]+)\/index\.ts'/g)].map(([, other = '']) => other),
  )
  return [...new Set(imported)].filter(other => names.includes(other)).sort()
}

const quoted = (text: string): string[] => [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)

/** What the table `module | uses` says. */
function documented(): Map<string, string[]> {
  const [, table = ''] = /\| module \| uses \|\n\|[-|]+\n((?:\|.*\n)+)/.exec(ARCHITECTURE) ?? []
  return new Map(
    table.split('\n').flatMap(line => {
      const [, modules = '', uses = ''] = line.split('|')
      return quoted(modules).map(name => [name, quoted(uses).sort()] as const)
    }),
  )
}

it('says of every module which others it uses', () => {
  const used = names.map(name => [name, usedBy(name)] as const).filter(([, others]) => others.length > 0)
  expect(Object.fromEntries(documented())).toEqual(Object.fromEntries(used))
})

it('names every module in the tree', () => {
  const [, tree = ''] = /\n {4}modules\/ +([\s\S]*?)\n {4}ports\//.exec(ARCHITECTURE) ?? []
  expect(
    tree
      .split('·')
      .map(name => name.trim())
      .toSorted(),
  ).toEqual(names.toSorted())
})
