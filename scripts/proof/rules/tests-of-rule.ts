import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../../run/root.ts'

const RULES = join(root, 'packages/domain/src')

/** Sources without rules: what tests are told, and the list of what the package gives. */
const NO_RULES = /\.(?:test|fixture)\.ts$|^testing\/|^index\.ts$/

const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))

const importsOf = (file: string): string[] =>
  [...readFileSync(join(RULES, file), 'utf8').matchAll(/^(?:import|export|\}) .*from '(\.[^']+)'/gm)].flatMap(
    ([, path]) => (path === undefined ? [] : [join(dirname(file), path)]),
  )

const imports = new Map(files.map(file => [file, importsOf(file)]))

function reaches(from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return (imports.get(from) ?? []).some(next => reaches(next, to, seen))
}

const pathOf = (file: string): string => relative(root, join(RULES, file))

/** A source with rules, and the tests of the package that use it: first those named after it, then all others. */
export type TestedRule = { path: string; rounds: { file: string }[][] }

export const testedRules = (): TestedRule[] =>
  files
    .filter(file => !NO_RULES.test(file))
    .sort()
    .map(file => {
      const tests = files.filter(test => test.endsWith('.test.ts') && reaches(test, file))
      const isNamedAfter = (test: string) => test.startsWith(`${file.slice(0, -'ts'.length)}`)
      const rounds = [tests.filter(isNamedAfter), tests.filter(test => !isNamedAfter(test))]
      return {
        path: pathOf(file),
        rounds: rounds.filter(round => round.length > 0).map(round => round.map(test => ({ file: pathOf(test) }))),
      }
    })
