import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROTECTIONS } from './protections.ts'
import { RACES } from './races.ts'
import { tableOfRaces } from './table-of-races.ts'

const SAFETY = join(import.meta.dirname, '../../../../../docs/safety.md')

it('docs/safety.md has the table of races as it is tested', () => {
  const lines = readFileSync(SAFETY, 'utf8').split('\n')
  expect(lines.filter(line => line.startsWith('|'))).toEqual(tableOfRaces())
})

it('every race is shown to go wrong without something, and every protection to be needed', () => {
  expect(RACES.filter(race => race.proofs.length === 0)).toEqual([])
  const needed = new Set(RACES.flatMap(race => race.proofs.flatMap(proof => proof.without)))
  expect([...needed].sort()).toEqual(Object.keys(PROTECTIONS).sort())
})
