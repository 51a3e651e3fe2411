import { describe, expect, it } from 'vitest'
import { printedPassenger } from './printed-passenger.ts'

describe('the passenger on the ticket', () => {
  it.each([
    ['s', 'de', 'Schülerausweis 4711'],
    ['s', 'en', 'Pupil ID 4711'],
    ['ö', 'de', 'Kundenkarte 4711'],
  ] as const)('shows the means of identification %s in %s as "%s"', (type, language, identification) => {
    const passenger = { firstName: 'Ada', lastName: 'Ost', identificationMedium: { type, value: '4711' } }
    expect(printedPassenger(passenger, language)).toMatchObject({ name: 'Ada Ost', identification })
  })

  it('is nobody where nothing is known', () => {
    expect(printedPassenger({}, 'de')).toBeUndefined()
  })
})
