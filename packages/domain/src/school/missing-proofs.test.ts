import { expect, it } from 'vitest'
import { isLacking, missingProofs } from './missing-proofs.ts'

const there = { label: 'Photo', isMissing: false }
const missing = { label: 'Certificate', isMissing: true }

it('names what is missing alone', () => expect(missingProofs({ proofs: [there, missing] })).toEqual(['Certificate']))

it.each([
  [[], false],
  [[there], false],
  [[there, missing], true],
])('of %o something is lacking: %s', (proofs, lacks) => expect(isLacking({ proofs })).toBe(lacks))
