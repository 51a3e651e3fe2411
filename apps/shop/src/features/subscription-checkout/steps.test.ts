import { describe, expect, it } from 'vitest'
import { someDetails } from '../../../test/subscription.fixture.ts'
import { beginning, keepable, saidOf } from './said.ts'
import { stepsOf } from './steps.ts'

const TODAY = '2026-11-22'
const person = { firstName: 'Käthe', birthDate: '1990-05-05', email: 'kaethe@example.org' }
const all = { ...person, iban: 'DE09 0000 0000 0000 0000 01', mandate: 'true' }
const { masks } = someDetails

describe('where somebody is in a form', () => {
  it.each([
    ['at its first page, as nothing was said', {}, '', 'person'],
    ['at its first page, whatever is asked for', {}, 'order', 'person'],
    ['at the page that is asked for', person, 'payment', 'payment'],
    ['at the first page that is not complete', person, 'order', 'payment'],
    ['back at a page that is complete', all, 'person', 'person'],
    ['at the order', all, 'order', 'order'],
    ['at its first page, as nobody knows the one that is asked for', all, 'moon', 'person'],
  ])('%s', (_, said, asked, current) => {
    expect(stepsOf(masks, asked, said, TODAY)).toEqual({ all: ['person', 'payment', 'order'], current })
  })
})

describe('what a form begins with', () => {
  const known = { today: TODAY, home: 'de', way: { from: '', to: '' }, kept: {} } as const

  it('is what was said before, but no consent', () => {
    const begun = beginning(masks, { ...known, kept: all })
    expect(begun).toMatchObject({ ...person, mandate: false })
    expect(keepable(masks, { ...begun, mandate: true })).not.toHaveProperty('mandate')
    expect(saidOf({ mandate: true, iban: '' })).toEqual({ mandate: 'true', iban: '' })
  })
})
