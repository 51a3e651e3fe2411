import { describe, expect, it } from 'vitest'
import { fieldProblem } from './check-field.ts'
import type { FieldValue } from './condition.ts'
import { aField, options } from './mask.fixture.ts'
import type { FieldKind } from './mask.ts'

const TODAY = '2026-11-22'
const problem = (kind: FieldKind, value: FieldValue | undefined, others: Record<string, FieldValue> = {}) =>
  fieldProblem(aField('it', kind), true, { ...others, ...(value === undefined ? {} : { it: value }) }, TODAY)

const day = (isPastAllowed: boolean, notBefore: string | null = null): FieldKind => ({
  kind: 'date',
  isPastAllowed,
  notBefore,
})
const monthly = { steps: 'month', orderUntil: 10, isCurrentAllowed: true, monthsAhead: 3 } as const

describe('an answer', () => {
  it.each<[string, FieldKind, FieldValue, string | null]>([
    ['a text of 35 signs', { kind: 'text', maxLength: 35 }, 'x'.repeat(35), null],
    ['a text of 36 signs', { kind: 'text', maxLength: 35 }, 'x'.repeat(36), 'exceedMaximumLength'],
    ['a name', { kind: 'personName' }, 'Anna-Lena O’Neill', null],
    ['a name of 36 letters', { kind: 'personName' }, 'x'.repeat(36), 'exceedMaximumLength'],
    ['a name of 35 letters', { kind: 'personName' }, 'x'.repeat(35), null],
    ['a number as a name', { kind: 'personName' }, 'Anna 2', 'notValid'],
    ['an e-mail address', { kind: 'email' }, 'anna@example.org', null],
    ['half an e-mail address', { kind: 'email' }, 'anna@', 'email'],
    ['an e-mail address that is long', { kind: 'email' }, `${'a'.repeat(243)}@example.or`, null],
    ['an e-mail address that is too long', { kind: 'email' }, `${'a'.repeat(243)}@example.org`, 'exceedMaximumLength'],
    ['a phone number', { kind: 'phone' }, '+49 171 1234567', null],
    ['a phone number in letters', { kind: 'phone' }, 'call me', 'notValid'],
    ['a country', { kind: 'country' }, 'nl', null],
    ['no country', { kind: 'country' }, 'xx', 'notValid'],
    ['a birthday of who is 16 today', { kind: 'birthDate', minAge: 16, maxAge: 100 }, '2010-11-22', null],
    ['a birthday of who is 16 tomorrow', { kind: 'birthDate', minAge: 16, maxAge: 100 }, '2010-11-23', 'tooYoung'],
    ['a birthday of long ago', { kind: 'birthDate', minAge: 16, maxAge: 100 }, '1926-11-21', 'tooOld'],
    ['a birthday that is no day', { kind: 'birthDate', minAge: 16, maxAge: 100 }, '2010-02-30', 'date'],
    ['today', day(false), TODAY, null],
    ['yesterday', day(false), '2026-11-21', 'dateInPast'],
    ['yesterday, where the past counts', day(true), '2026-11-21', null],
    ['no day', day(true), '2026-02-29', 'date'],
    ['an end on its beginning', day(true, 'from'), '2026-11-05', null],
    ['an end before its beginning', day(true, 'from'), '2026-11-04', 'dateBeforeOther'],
    ['an end without a beginning', day(true, 'nothing'), '2026-11-04', null],
    ['a first day', { kind: 'firstDay', rule: monthly }, '2027-01-01', null],
    ['a first day that is too soon', { kind: 'firstDay', rule: monthly }, '2026-12-01', 'firstDayNotAllowed'],
    ['a first day that is none', { kind: 'firstDay', rule: monthly }, 'soon', 'date'],
    ['two months of two', { kind: 'months', minCount: 2 }, ['2027-01-01', '2027-02-01'], null],
    ['one month of two', { kind: 'months', minCount: 2 }, ['2027-01-01'], 'tooFewMonths'],
    ['one month twice', { kind: 'months', minCount: 2 }, ['2027-01-01', '2027-01-01'], 'notValid'],
    ['a month from its second day', { kind: 'months', minCount: 1 }, ['2027-01-02'], 'date'],
    ['a month that is none', { kind: 'months', minCount: 1 }, ['2027-13-01'], 'date'],
    ['two texts where one is asked for', { kind: 'text', maxLength: 35 }, ['a', 'b'], 'notValid'],
    ['a ticked box', { kind: 'checkbox' }, 'true', null],
    ['a box that is not ticked', { kind: 'checkbox' }, 'false', 'required'],
    ['half a tick', { kind: 'checkbox' }, ['true', 'perhaps'], 'notValid'],
    ['the first grade', { kind: 'number', min: 1, max: 13 }, '1', null],
    ['the last grade', { kind: 'number', min: 1, max: 13 }, '13', null],
    ['no grade', { kind: 'number', min: 1, max: 13 }, '0', 'tooSmall'],
    ['a grade beyond', { kind: 'number', min: 1, max: 13 }, '14', 'tooLarge'],
    ['a year without a limit', { kind: 'number', min: 1, max: null }, '9999', null],
    ['a grade in letters', { kind: 'number', min: 1, max: 13 }, '5a', 'notValid'],
    ['an account', { kind: 'iban' }, 'de89 3704 0044 0532 0130 00', null],
    ['an account with a wrong digit', { kind: 'iban' }, 'DE89370400440532013001', 'ibanCheckDigits'],
    ['an account that is too short', { kind: 'iban' }, 'DE8937040044', 'ibanLength'],
    ['a bank', { kind: 'bic' }, 'COBADEFFXXX', null],
    ['a short bank', { kind: 'bic' }, 'COBADEFF', null],
    ['no bank', { kind: 'bic' }, 'COBA', 'notValid'],
    ['an organisation that is written', { kind: 'organisation' }, 'Demowerke', null],
    ['an organisation', { kind: 'organisation' }, '01890a5d-ac96-774b-bcce-b302099a8057', null],
    ['a file', { kind: 'file' }, '01890a5d-ac96-774b-bcce-b302099a8057', null],
    ['no id of a file', { kind: 'file' }, 'proof.pdf', 'notValid'],
    ['an id of an organisation that is too long', { kind: 'organisation' }, 'x'.repeat(37), 'notValid'],
    ['half a sign', { kind: 'text', maxLength: 35 }, 'Haus \ud800', 'notValid'],
    ['the sign that is none', { kind: 'organisation' }, 'a\u0000b', 'notValid'],
    ['markup', { kind: 'text', maxLength: 35 }, '<b>Markt</b>', 'notValid'],
    ['a phone number on two lines', { kind: 'phone' }, '0171\n123', 'notValid'],
    ['a post code of a country without a rule', { kind: 'postCode', country: 'land' }, 'SW1A 1AA', null],
    ['one with a tab in it', { kind: 'postCode', country: 'land' }, 'SW1A\t1AA', 'notValid'],
    ['one that is no post code', { kind: 'postCode', country: 'land' }, 'x'.repeat(36), 'exceedMaximumLength'],
    ['nothing', { kind: 'text', maxLength: 35 }, '', 'required'],
    ['no months', { kind: 'months', minCount: 2 }, [], 'required'],
  ])('%s', (_, kind, value, expected) => expect(problem(kind, value, { from: '2026-11-05' })).toBe(expected))

  it('that is missing is only missed where it is required', () => {
    const kind: FieldKind = { kind: 'months', minCount: 2 }
    expect(problem(kind, undefined)).toBe('required')
    expect(fieldProblem(aField('it', kind), false, {}, TODAY)).toBeNull()
    const box = (said: string) => fieldProblem(aField('box', { kind: 'checkbox' }), false, { box: said }, TODAY)
    expect([box('true'), box('false'), box('perhaps')]).toEqual([null, null, 'notValid'])
  })

  it('with a post code is judged by the country beside it (Spec 1 §5)', () => {
    const kind: FieldKind = { kind: 'postCode', country: 'country' }
    expect(problem(kind, '50667', { country: 'de' })).toBeNull()
    expect(problem(kind, '5066', { country: 'de' })).toBe('notValid')
    expect(problem(kind, '5066', { country: 'ch' })).toBeNull()
    expect(problem(kind, '1012 AB', { country: 'nl' })).toBeNull()
    expect(problem(kind, '0012 AB', { country: 'nl' })).toBe('notValid')
    expect(problem(kind, 'anything')).toBeNull()
  })

  it('is one of the options that can be chosen then', () => {
    const field = aField(
      'class',
      { kind: 'choice' },
      {
        options: [
          ...options('second'),
          { id: 'first', label: { de: '1.', en: '1st' }, when: { kind: 'is', field: 'net', values: ['region'] } },
        ],
      },
    )
    const chosen = (id: string, net: string) => fieldProblem(field, true, { class: id, net }, TODAY)
    expect(chosen('second', 'city')).toBeNull()
    expect(chosen('first', 'region')).toBeNull()
    expect(chosen('first', 'city')).toBe('notValid')
    expect(chosen('third', 'region')).toBe('notValid')
  })
})

it.each([
  ['one of those that are named', 'demowerke', null],
  ['another one', 'Demowerke', 'notValid'],
  ['none', '', 'required'],
])('of the organisations a company works with, %s', (_, answer, expected) => {
  const field = aField('it', { kind: 'organisation' }, { options: options('demowerke', 'klinikum') })
  expect(fieldProblem(field, true, { it: answer }, TODAY)).toBe(expected)
})
