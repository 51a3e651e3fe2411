import { describe, expect, it } from 'vitest'
import { checkStudent } from './student.ts'

const TODAY = '2026-11-21'
const student = { firstName: 'Zoë Marie', lastName: 'Groß', birthDate: '2003-05-17', validUntil: '2027-03-31' }
const account = { firstName: 'Zoe', lastName: 'Gross', birthDate: '2003-05-17' }

describe('a student and an account', () => {
  it('belong together by name and birth date, however they are written', () => {
    expect(checkStudent(student, account, TODAY)).toEqual({ ok: true })
    expect(checkStudent(student, { ...account, lastName: 'GROẞ' }, TODAY)).toEqual({ ok: true })
    expect(checkStudent(student, { ...account, firstName: ' Zoe Sophie' }, TODAY)).toEqual({ ok: true })
  })

  it.each([[{ firstName: 'Zora' }], [{ lastName: 'Grosser' }], [{ birthDate: '2003-05-18' }]])(
    'do not with %j',
    over => {
      expect(checkStudent(student, { ...account, ...over }, TODAY)).toEqual({ ok: false, reason: 'studentNotMatched' })
    },
  )

  it('need no birth date where one of them knows none', () => {
    expect(checkStudent({ ...student, birthDate: null }, account, TODAY)).toEqual({ ok: true })
    expect(checkStudent(student, { ...account, birthDate: null }, TODAY)).toEqual({ ok: true })
  })

  it('stop belonging together after the last day of the studies', () => {
    expect(checkStudent({ ...student, validUntil: TODAY }, account, TODAY)).toEqual({ ok: true })
    expect(checkStudent({ ...student, validUntil: '2026-11-20' }, account, TODAY)).toEqual({
      ok: false,
      reason: 'studentExpired',
    })
  })
})
