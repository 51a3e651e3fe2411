import { USER_TYPE } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { aSignIn } from '../testing/user.fixture.ts'
import { getUser } from './session.calls.ts'
import { adoptSession, guestEnded, sessionEnded, sessionLost, sessionRestored } from './session-actions.ts'
import { createSessionReducer, nobody } from './session-reducer.ts'

const reduce = createSessionReducer(action => (getUser.fulfilled.match(action) ? action.payload.data[0] : undefined))
const said = createSessionReducer(action =>
  action.type === 'said' ? aSignIn({ firstName: 'evil.example' }) : undefined,
)

const token = { jwt: 'j', userId: 'u', firstName: 'Wanda', lastName: 'Brede', rights: [5], userType: USER_TYPE.HGS }

describe('who is signed in', () => {
  it('is nobody until the device has been asked', () => {
    const state = reduce(undefined, { type: 'begin' })
    expect(state).toMatchObject({ restored: false, authenticated: false, lost: false, jwt: null })
    expect(reduce(state, sessionRestored())).toEqual({ ...nobody, restored: true })
  })

  it('is who the token says, whose account is asked for anew where it is another’s', () => {
    const known = { ...nobody, authenticated: true, userId: 'u', username: 'brede' }
    expect(reduce(known, adoptSession(token))).toMatchObject({ ...token, authenticated: true, username: 'brede' })
    expect(reduce(known, adoptSession({ ...token, userId: 'other' }))).toMatchObject({ userId: 'other', username: '' })
  })

  it('is called by a name without the address somebody has put into it', () => {
    expect(said(undefined, { type: 'said' })).toMatchObject({ authenticated: true, firstName: 'evil. example' })
  })

  it('is nobody any more at the end of a session, a guest’s as well', () => {
    const signedIn = reduce(undefined, adoptSession(token))
    for (const end of [sessionEnded(), guestEnded()])
      expect(reduce(signedIn, end)).toEqual({ ...nobody, restored: true })
  })

  it('was somebody until the session was lost, which the next sign-in forgets', () => {
    const lost = reduce(reduce(reduce(undefined, adoptSession(token)), sessionEnded()), sessionLost())
    expect(lost).toEqual({ ...nobody, restored: true, lost: true })
    expect(reduce(lost, adoptSession(token)).lost).toBe(false)
    expect(said(lost, { type: 'said' }).lost).toBe(false)
  })
})
