import { describe, expect, it } from 'vitest'
import { ACCOUNT_STATES, checkLogin, mayBecome } from './account-state.ts'

describe('states of an account', () => {
  it('lead nowhere once it is deleted', () => {
    expect(ACCOUNT_STATES.filter(state => mayBecome('deleted', state))).toEqual([])
  })

  it('reach active only by the mail’s link or by staff', () => {
    expect(ACCOUNT_STATES.filter(state => mayBecome(state, 'active'))).toEqual(['registered', 'disabled'])
  })
})

describe('signing in', () => {
  const refusal = (
    state: (typeof ACCOUNT_STATES)[number] | undefined,
    passwordIsRight: boolean,
    requiredRights: number[] = [],
  ) => {
    const checked = checkLogin({ account: state && { state, rights: [2] }, passwordIsRight, requiredRights })
    return checked.ok ? 'ok' : checked.reason
  }

  it.each([
    [undefined, true, 'loginFailed'],
    ['active', true, 'ok'],
    ['registered', true, 'accountNotActivated'],
    ['disabled', true, 'accountDisabled'],
    ['deleted', true, 'loginFailed'],
  ] as const)('%s with the right password: %s %s', (state, right, answer) => expect(refusal(state, right)).toBe(answer))

  it.each([undefined, ...ACCOUNT_STATES])('%s with a wrong password says nothing of the account', state =>
    expect(refusal(state, false)).toBe('loginFailed'),
  )

  it('needs the rights the page asks for', () => {
    expect([refusal('active', true, [2]), refusal('active', true, [1, 2])]).toEqual(['ok', 'loginUnauthorized'])
  })
})
