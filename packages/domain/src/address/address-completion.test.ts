import { describe, expect, it } from 'vitest'
import { completionIn, judgeAddress, suggestedParts } from './address-completion.ts'

const all = { city: true, street: true, houseNumber: true }
const said = (...[mode, known]: Parameters<typeof judgeAddress>): string => {
  const verdict = judgeAddress(mode, known)
  if (!verdict.ok) return `refused at ${verdict.field}`
  return verdict.isConfirmed ? 'confirmed' : 'taken'
}

describe('an address', () => {
  it.each([
    ['Off', all, 'taken'],
    ['Off', { ...all, city: false }, 'taken'],
    ['Loose', all, 'confirmed'],
    ['Loose', { ...all, street: false }, 'taken'],
    ['Loose', { ...all, houseNumber: false }, 'taken'],
    ['Strict', all, 'confirmed'],
    ['Strict', { ...all, houseNumber: false }, 'refused at houseNumber'],
    ['Strict', { city: true, street: false, houseNumber: false }, 'refused at street'],
    ['Strict', { city: false, street: false, houseNumber: false }, 'refused at city'],
    ['LooseWithoutHouseNumber', { ...all, houseNumber: false }, 'confirmed'],
    ['LooseWithoutHouseNumber', { ...all, street: false }, 'taken'],
  ] as const)('in mode %s with %j is %s', (mode, known, expected) => expect(said(mode, known)).toBe(expected))
})

it('suggests what the mode looks at', () => {
  expect(suggestedParts('Off')).toEqual([])
  expect(suggestedParts('Strict')).toContain('houseNumber')
  expect(suggestedParts('LooseWithoutHouseNumber')).not.toContain('houseNumber')
})

it('is switched off where the register knows nothing of the country', () => {
  expect(completionIn('Strict', false)).toBe('Off')
  expect(completionIn('Strict', true)).toBe('Strict')
})
