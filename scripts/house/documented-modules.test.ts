import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/root.ts'

const MODULES = join(root, 'apps/server/src/modules')
const ARCHITECTURE = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')

const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
/** A module is a folder of a family: `ticket/order`. */
const names = files
  .filter(file => /^[^/]+\/[^/]+\/index\.ts$/.test(file))
  .map(file => dirname(file))
  .sort()
const familyOf = (name: string): string => dirname(name)
const unique = (list: readonly string[]): string[] => [...new Set(list)].sort()

/** The modules that a module's own files import, but for its tests. */
function usedBy(name: string): string[] {
  const imported = files
    .filter(file => file.startsWith(`${name}/`) && file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .flatMap(file =>
      [...readFileSync(join(MODULES, file), 'utf8').matchAll(/from '(\.\.\/[^']+)\/index\.ts'/g)].map(
        ([, other = '']) => normalize(join(dirname(file), other)),
      ),
    )
  return unique(imported.filter(other => names.includes(other)))
}

const quoted = (text: string): string[] => [...text.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name)

/** The rows of the table under this head, each cell by the names quoted in it. */
function rowsUnder(...head: string[]): string[][][] {
  const [, table = ''] = ARCHITECTURE.split(`| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}\n`)
  return (/^(?:\|.*\n)+/.exec(table)?.[0] ?? '')
    .trim()
    .split('\n')
    .map(line => line.split('|').slice(1, -1).map(quoted))
}

it('says of every module which others it uses', () => {
  const documented = rowsUnder('module', 'uses').flatMap(([modules = [], uses = []]) =>
    modules.map(name => [name, uses.toSorted()] as const),
  )
  const used = names.map(name => [name, usedBy(name)] as const).filter(([, others]) => others.length > 0)
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(used))
})

it('says of every family which modules it has and which families it uses', () => {
  const documented = rowsUnder('family', 'modules', 'uses').map(([[family = ''] = [], modules = [], uses = []]) => ({
    family,
    modules: modules.toSorted(),
    uses: uses.toSorted(),
  }))
  const found = unique(names.map(familyOf)).map(family => {
    const modules = names.filter(name => familyOf(name) === family)
    const uses = unique(modules.flatMap(usedBy).map(familyOf)).filter(other => other !== family)
    return { family, modules: modules.map(name => name.slice(family.length + 1)), uses }
  })
  const byFamily = (one: { family: string }, other: { family: string }) => one.family.localeCompare(other.family)
  expect(documented.filter(({ modules }) => modules.length > 0).toSorted(byFamily)).toEqual(found.toSorted(byFamily))
})

it('has a page of what lives in each family, which names each of its modules', () => {
  const missing = names.filter(name => {
    const page = readFileSync(join(MODULES, familyOf(name), 'README.md'), 'utf8')
    return !page.includes(`\`${name.slice(familyOf(name).length + 1)}\``)
  })
  expect(missing).toEqual([])
})
