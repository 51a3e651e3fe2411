import { CHANGE_REQUEST_KINDS } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { requestBody } from './request-body.ts'
import { FIELDS, NO_VALUES, valuesOf } from './request-fields.ts'

const filled: typeof NO_VALUES = {
  ...NO_VALUES,
  studentGuid: 'x',
  contractGuid: 'x',
  configurationId: 'x',
  documentGuid: 'x',
  firstName: 'x',
  lastName: 'x',
  birthDate: '2014-05-06',
  street: 'x',
  houseNumber: '1',
  postCode: '1',
  city: 'x',
  validFrom: '2027-01-01',
}
const typed = { ...filled, from: '2027-01-01', until: '2027-01-31', gender: '2', reason: 'unknown' }

describe.each(CHANGE_REQUEST_KINDS)('the form of %s', kind => {
  it('wants what it asks for, and takes what is filled in', () => {
    expect(z.safeParse(valuesOf(kind), typed).success).toBe(true)
    const [first] = FIELDS[kind]
    expect(z.safeParse(valuesOf(kind), { ...typed, [first ?? '']: ' ' }).success).toBe(false)
  })

  it('comes to a request of its kind', () => {
    expect(requestBody(kind, 'here', typed).kind).toBe(kind)
  })
})

it('a refund does not end before it begins, and a pause may have no end', () => {
  expect(z.safeParse(valuesOf('refund'), { ...typed, until: '2026-12-31' }).success).toBe(false)
  expect(z.safeParse(valuesOf('refund'), { ...typed, until: '' }).success).toBe(false)
  expect(z.safeParse(valuesOf('pause'), { ...typed, until: '' }).success).toBe(true)
  expect(requestBody('pause', 'here', { ...typed, until: '' })).toMatchObject({ until: null, reason: 'unknown' })
})

it('a ticket for a minor says who concludes it, and nothing of whoever is of age', () => {
  const guardian = { guardianFirstName: 'Eva', guardianLastName: 'Muster', guardianEmail: 'eva@example.org' }
  expect(z.safeParse(valuesOf('newContract'), typed).success).toBe(true)
  expect(requestBody('newContract', 'here', { ...typed, ...guardian })).toMatchObject(guardian)
  expect(requestBody('newContract', 'here', typed)).toMatchObject({ guardianLastName: undefined })
})

it('a ticket says via where, in which network and class, where that is chosen; another class of a contract too', () => {
  const chosen = { ...typed, via: 'Lühr', netId: 'north', comfortClass: 'first' }
  const wanted = { via: 'Lühr', netId: 'north', comfortClass: 'first' }
  expect(requestBody('newContract', 'here', chosen)).toMatchObject(wanted)
  expect(requestBody('newStudentWithContract', 'here', chosen)).toMatchObject(wanted)
  expect(requestBody('change', 'here', chosen)).toMatchObject(wanted)
  expect(requestBody('change', 'here', { ...chosen, contractGuid: '' })).not.toHaveProperty('netId')
  expect(requestBody('newContract', 'here', typed)).toMatchObject({ via: undefined, comfortClass: undefined })
})
