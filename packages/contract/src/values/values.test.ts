import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Schema } from '../call.ts'
import { PlainDate, WallClockOrInstant } from './date.ts'
import { Address, Email, PersonName } from './person.ts'
import { Guid, line, requiredLine } from './text.ts'

const messageOf = (schema: Schema, value: unknown): string | undefined =>
  z.safeParse(schema, value).error?.issues[0]?.message

describe('a line of text', () => {
  it.each(['', 'Am Markt 1', 'Żółć', 'مرحبا', '😀', 'O’Neill & Söhne'])('may be %j', text => {
    expect(messageOf(line(), text)).toBeUndefined()
  })

  it.each(['<b>', 'a\u0000b', 'a\nb', '\ud800', 'a\udfff', '\u202eb', 'a\u2066b'])('is never %j', text => {
    expect(messageOf(line(), text)).toBe('error.notValid')
  })

  it('has an end, and a beginning where it is needed', () => {
    expect(messageOf(line(), 'x'.repeat(35))).toBeUndefined()
    expect(messageOf(line(), 'x'.repeat(36))).toBe('error.exceedMaximumLength')
    expect(messageOf(requiredLine(), '')).toBe('error.required')
  })
})

it('a name has letters, single spaces and hyphens', () => {
  for (const name of ['Ada', 'Anna-Lena', 'José María', 'O’Neill', 'Müller-Lüdenscheidt'])
    expect(messageOf(PersonName, name)).toBeUndefined()
  for (const name of ['R2D2', 'a--b', ' Ada', 'Ada ', '\ud800', '<Ada>'])
    expect(messageOf(PersonName, name)).toBe('error.notValid')
})

it('a name has at most 35 characters', () => {
  expect(messageOf(PersonName, 'x'.repeat(35))).toBeUndefined()
  expect(messageOf(PersonName, 'x'.repeat(36))).toBe('error.exceedMaximumLength')
})

it('an id is the same in capitals', () => {
  const id = '0a1b2c3d-0000-4000-8000-00000000abcd'
  expect(z.parse(Guid, id.toUpperCase())).toBe(id)
  expect(messageOf(Guid, `${id}0`)).toBe('error.notValid')
})

it('an e-mail address has one @ and a domain', () => {
  for (const email of ['a@b.de', "o'neill+tickets@mail.example.org"]) expect(messageOf(Email, email)).toBeUndefined()
  for (const email of ['a', 'a@b', 'a@b@c.de', 'a b@c.de', 'a@-b.de', 'a@b.de\r\nBcc: x@y.de'])
    expect(messageOf(Email, email)).toBe('error.email')
  expect(messageOf(Email, `${'x'.repeat(250)}@b.de`)).toBe('error.exceedMaximumLength')
})

it.each([
  ['2026-11-21', undefined],
  ['2028-02-29', undefined],
  ['2027-02-29', 'error.date'],
  ['2026-11-31', 'error.date'],
  ['0000-01-01', 'error.date'],
  ['9999-12-31', 'error.date'],
  ['21.11.2026', 'error.date'],
])('%s as a date', (text, message) => {
  expect(messageOf(PlainDate, text)).toBe(message)
  expect(messageOf(WallClockOrInstant, `${text}T10:00`)).toBe(message && 'error.dateTime')
})

it.each(['24:00', '23:60', '9:00', '10:00:00', ''])('a moment has no clock that shows %j', time => {
  expect(messageOf(WallClockOrInstant, `2026-11-21T${time}`)).toBe('error.dateTime')
})

it('a post code fits its country, and the error stands at it', () => {
  const address = { street: 'Markt', houseNumber: '1', city: 'Wien' }
  const wrong = z.safeParse(Address, { ...address, postCode: '12345', country: 'at' })
  expect(wrong.error?.issues).toMatchObject([{ path: ['postCode'], message: 'error.postCode' }])
  expect(z.safeParse(Address, { ...address, postCode: '1010', country: 'at' }).success).toBe(true)
  const nowhere = z.safeParse(Address, { ...address, postCode: '1010', country: 'xx' })
  expect(nowhere.error?.issues).toMatchObject([{ path: ['country'], message: 'error.countryNotAvailable' }])
})
