import { describe, expect, it } from 'vitest'
import type { FieldValues } from '../mask/condition.ts'
import type { Mask, MaskField } from '../mask/mask.ts'
import { concluderOf } from './check-submission.ts'
import { readForm, withoutAccount } from './read-form.ts'

const field = (id: string, kind: 'personName' | 'email' | 'iban' | 'file' | 'organisation' | 'choice'): MaskField => ({
  kind,
  id,
  label: { de: id, en: id },
  hint: null,
  isRequired: true,
  requiredWhen: null,
  visibleWhen: null,
  options: [],
  priceInput: null,
})
const masks: Mask[] = [
  {
    id: 'all',
    title: { de: 'Alles', en: 'All' },
    fields: [field('mail', 'email'), field('konto', 'iban'), field('proof', 'file'), field('firma', 'organisation')],
  },
]
const ada: FieldValues = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '1990-01-31',
  mail: 'ada@example.org',
  konto: 'DE09000000000000000001',
  medium: 'chip',
  proof: ['f1', 'f2'],
}

describe('the form of an order', () => {
  it('is read by what its fields are, whatever they are called', () => {
    expect(readForm(masks, ada)).toMatchObject({
      holder: { firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-01-31' },
      guardian: null,
      email: 'ada@example.org',
      medium: 'chip',
      account: { iban: 'DE09000000000000000001', accountHolder: 'Ada Lovelace' },
      organisation: null,
      proofs: [{ field: 'proof', files: ['f1', 'f2'] }],
    })
  })

  it('names the guardian, whose account it is where nobody else is named', () => {
    const guardian = { guardianFirstName: 'Annabella', guardianLastName: 'Byron', guardianBirthDate: '1960-01-01' }
    expect(readForm(masks, { ...ada, ...guardian })).toMatchObject({
      guardian: { firstName: 'Annabella', lastName: 'Byron', birthDate: '1960-01-01' },
      account: { accountHolder: 'Annabella Byron' },
    })
    expect(readForm(masks, { ...ada, accountHolder: 'Charles B.' }).account?.accountHolder).toBe('Charles B.')
  })

  it('has no account where none is asked, and travels by phone where nothing is said', () => {
    const { account, medium } = readForm([], { ...ada, medium: 'stone' })
    expect([account, medium]).toEqual([null, 'phone'])
  })

  it('is kept without the number of the account', () => {
    expect(withoutAccount(masks, ada)).toEqual({ ...ada, konto: undefined })
    expect('konto' in withoutAccount(masks, ada)).toBe(false)
  })
})

describe('who concludes', () => {
  const person = (birthDate: string) => ({ firstName: 'A', lastName: 'B', birthDate })
  const on = '2026-11-21'
  it.each([
    ['somebody of age', person('2008-11-21'), null, 'holder'],
    ['nobody for a child alone', person('2008-11-22'), null, 'guardianNeeded'],
    ['the guardian of a child', person('2008-11-22'), person('1990-01-01'), 'guardian'],
    ['no child for another', person('2014-01-01'), person('2010-01-01'), 'guardianNeeded'],
    ['whoever is of age themselves, whoever else is named', person('2000-01-01'), person('1990-01-01'), 'holder'],
  ] as const)('%s', (_, holder, guardian, who) => {
    const answer = concluderOf({ holder, guardian }, on)
    if (!answer.ok) expect(answer.reason).toBe(who)
    else expect(answer.concluder).toBe(who === 'holder' ? holder : guardian)
  })
})
