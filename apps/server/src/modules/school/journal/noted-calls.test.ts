import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as calls from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { expect, it } from 'vitest'
import { NOTED_CALLS } from './noted-calls.ts'

const SCHOOL = join(import.meta.dirname, '..')

/** The calls of the contract that a file notes acts by: `notePortalAct(context, tx, sayWayCall, …)`. */
function notedIn(source: string): string[] {
  const named = [...source.matchAll(/notePortalAct\(\s*context,\s*[\w.]+,\s*(\w+)/g)].map(([, name = '']) => name)
  return named.map(name => new RegExp(`(\\w+) as ${name}\\b`).exec(source)?.[1] ?? name)
}

it('whatever is noted of people of the portal has its word in the journal', () => {
  const known: Record<string, unknown> = calls
  const told = new Set(Object.values(NOTED_CALLS).map(({ name }) => name))
  const noted = globSync('**/*.ts', { cwd: SCHOOL, exclude: ['**/*.test.ts'] }).flatMap(file =>
    notedIn(readFileSync(join(SCHOOL, file), 'utf8')),
  )
  const ofContract = catalogue.filter(call => noted.some(name => known[name] === call))
  expect(ofContract.length).toBeGreaterThan(20)
  expect(ofContract.map(({ name }) => name).filter(name => !told.has(name))).toEqual([])
})
