import { describe, expect, it } from 'vitest'
import { IDENTIFICATION_MEDIUM_NAMES, IDENTIFICATION_MEDIUMS, isIdentificationMedium } from './identification-medium.ts'

describe('what a passenger proves their identity with', () => {
  it('is one of nine things, by the codes of Spec 3 §3', () => {
    expect([...IDENTIFICATION_MEDIUMS].sort()).toEqual([...'ekprstzaö'].sort())
    expect(IDENTIFICATION_MEDIUM_NAMES.en).toEqual({
      e: 'Debit card',
      k: 'Credit card',
      ö: 'Customer card',
      p: 'ID card',
      r: 'Passport',
      t: 'Phone number',
      z: 'Social pass',
      s: 'Pupil ID',
      a: 'Student ID',
    })
  })

  it('is nothing else, whatever an object has by itself', () => {
    for (const code of ['', 'x', 'E', 'toString']) expect(isIdentificationMedium(code)).toBe(false)
  })
})
