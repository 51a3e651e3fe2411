import { expect, it } from 'vitest'
import { applicantFault } from './who-applies.ts'

const on = (day: string, isForMyself: boolean) => applicantFault({ birthDate: '2008-12-01', isForMyself }, day)

it('whoever is of age applies for themselves, and parents for a minor, on each day exactly one of them', () => {
  expect([on('2026-11-30', false), on('2026-11-30', true)]).toEqual([null, 'minorAppliesAlone'])
  expect([on('2026-12-01', false), on('2026-12-01', true)]).toEqual(['ofAgeAppliesAlone', null])
})
