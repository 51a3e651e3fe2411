import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SET_UP_STEPS, type SetUpFacts, type SetUpStep, setUpLeft } from './set-up.ts'

const done: SetUpFacts = {
  missingOfImprint: [],
  emptyPages: [],
  homePage: 'https://www.verkehr-luehrtal.de/',
  email: 'info@verkehr-luehrtal.de',
  region: { source: 'luehrtal.zip', tariffSource: null },
  takesMoney: true,
  sender: 'tickets@verkehr-luehrtal.de',
  staff: 2,
  messages: 1,
}

const WRONG: Record<SetUpStep, Partial<SetUpFacts>> = {
  imprint: { missingOfImprint: ['vatId'] },
  legalPages: { emptyPages: ['terms'] },
  address: { homePage: 'https://luehrtal.example/' },
  tariff: { region: null },
  payment: { takesMoney: false },
  sender: { sender: 'tickets@billett.example' },
  colleague: { staff: 1 },
  message: { messages: 0 },
}

describe('what is left of setting up a client', () => {
  it('is nothing where everything is there', () => {
    expect(setUpLeft(done)).toEqual([])
  })

  it.each(SET_UP_STEPS)('is %s where that alone is missing', step => {
    expect(setUpLeft({ ...done, ...WRONG[step] })).toEqual([step])
  })

  it.each([
    ['address', { email: 'info@example.org' }, true],
    ['address', { email: 'info@sub.example.com' }, true],
    ['address', { homePage: 'http://localhost:8080/' }, true],
    ['address', { homePage: 'https://www.example-bahn.de' }, false],
    ['address', { email: 'test@stadtwerke.de' }, false],
    ['sender', { sender: 'Tickets@Shop.TEST' }, true],
    ['tariff', { region: { source: 'demo', tariffSource: null } }, true],
    ['tariff', { region: { source: 'demo', tariffSource: 'Tarif 2027.xlsx' } }, false],
  ] as const)('%s with %j: %s', (step, over, isLeft) => {
    expect(setUpLeft({ ...done, ...over }).includes(step)).toBe(isLeft)
  })

  it('is each step once, in their order, and none of it depends on another', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...SET_UP_STEPS)), steps => {
        const facts = Object.assign({}, done, ...steps.map(step => WRONG[step]))
        expect(setUpLeft(facts)).toEqual(SET_UP_STEPS.filter(step => steps.includes(step)))
      }),
    )
  })
})
