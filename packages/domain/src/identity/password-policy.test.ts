import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenPasswordRules, checkPassword } from './password-policy.ts'

const policy = { length: 8, upper: true, lower: true, number: true, special: true }
const lax = { length: 8, upper: false, lower: false, number: false, special: false }

describe('what a policy asks of a password', () => {
  it.each([
    ['Zugvogel-47', []],
    ['Zv-4', ['length']],
    ['zugvogel-47', ['upper']],
    ['ZUGVOGEL-47', ['lower']],
    ['Zugvogel-xy', ['number']],
    ['Zugvogel 47', ['special']],
    ['Ärger-über-3', []],
    ['', ['length', 'upper', 'lower', 'number', 'special']],
  ])('%j breaks %j', (password, broken) => expect(brokenPasswordRules(password, policy)).toEqual(broken))

  it('is only what the client asks', () => expect(brokenPasswordRules('zugvogel', lax)).toEqual([]))

  it('counts signs as people see them', () => expect(brokenPasswordRules('🚌🚌🚌🚌', lax)).toEqual(['length']))
})

describe('passwords everybody tries first', () => {
  const common = new Set(['password', 'sommer', 'qwertz', 'abc123'])
  const check = (password: string, personal: string[] = []) =>
    checkPassword(password, { policy: lax, common, personal })

  it.each([
    'password',
    'PASSWORD',
    'P@ssw0rd',
    'Password1!',
    '123password',
    'Sommer2026!',
    '$0mm3r-2026',
    'QWERTZ12345',
  ])('%s is one of them, however it is dressed', password =>
    expect(check(password)).toEqual({ ok: false, reason: 'passwordBreached' }),
  )

  it.each(['Zugvogel-47', 'Sommerregen auf Schienen', 'mypasswordisnotthis'])('%s is none', password =>
    expect(check(password)).toEqual({ ok: true }),
  )

  it('come to be asked about when the policy is kept only', () => {
    const facts = { policy, common, personal: [] }
    expect(checkPassword('Zv-4', facts)).toEqual({ ok: false, reason: 'passwordPolicy' })
    expect(checkPassword('Zugvogel 47', facts)).toEqual({ ok: false, reason: 'passwordPolicy' })
    expect(checkPassword('Zugvogel-47', facts)).toEqual({ ok: true })
  })

  it.each([
    ['lovelace-12', false],
    ['lovelace-123', true],
    ['ada123', false],
    ['ada1234', true],
    ['al123', true],
  ])('%s has enough beside the owner’s names: %s', (password, enough) => {
    const facts = { policy: { ...lax, length: 4 }, common, personal: ['al', 'Ada', 'Lovelace'] }
    expect(checkPassword(password, facts).ok).toBe(enough)
  })

  it('the owner’s own names are no secret', () => {
    expect(check('Lovelace-1', ['Ada', 'Lovelace'])).toMatchObject({ reason: 'passwordBreached' })
    expect(check('Ada-faehrt-gern-Bahn', ['Ada', 'Lovelace'])).toEqual({ ok: true })
  })

  it('are no better for being longer than any list', () => {
    const decoration = fc.stringMatching(/^[0-9!?.#-]{0,12}$/)
    fc.assert(
      fc.property(decoration, decoration, (before, after) => {
        expect(check(`${before}password${after}`).ok).toBe(false)
      }),
    )
  })
})
