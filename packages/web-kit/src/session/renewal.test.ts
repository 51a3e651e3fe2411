import { getInfo, getUser, login, token as tokenCall } from '@billett/contract'
import { describe, expect, it } from 'vitest'
import { createSend } from './send.ts'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const ended = () => json({ error: [{ errorCode: 603, translationKey: 'error.sessionEnded' }] }, 400)

interface Held {
  jwt?: string | undefined
  refresh?: string | undefined
}

/**
 * A browser with these tokens; `renewals` answers its exchanges one after the other, `accepted` is the one token the
 * server takes.
 */
function browser(held: Held, renewals: (() => Response)[], accepted = 'new') {
  const calls: string[] = []
  const send = createSend({
    fetch: async (input, init) => {
      const path = new URL(String(input), 'http://shop').pathname
      const bearer = new Headers(init?.headers).get('authorization') ?? 'nobody'
      calls.push(`${path.split('/').at(-1)} ${bearer.replace('Bearer ', '')}`)
      if (path.endsWith('/user/token')) {
        const renewal = renewals.shift()
        if (!renewal) throw new TypeError('network')
        return renewal()
      }
      return bearer === `Bearer ${accepted}` || path.endsWith('/info') ? json({ data: [{}] }) : json({ error: [] }, 401)
    },
    caller: () => ({ clientId: 'c', language: 'de', source: 'webshop' }),
    token: () => held.jwt,
    refreshToken: () => held.refresh,
    exclusively: work => work(),
    newKey: () => 'a key of sixteen or more',
    now: () => 0,
    keepTokens: ({ jwt, refreshToken }) => {
      if (jwt) held.jwt = jwt
      if (refreshToken) held.refresh = refreshToken
    },
    dropTokens: () => {
      held.jwt = undefined
      held.refresh = undefined
    },
    navigate: () => undefined,
  })
  return { send, calls, held }
}

const renewed = () => json({ data: [{ id_token: 'new', refresh_token: 'r2' }] })

describe('a session whose access token has run out', () => {
  it('is renewed before the call that needs it, once for all that come meanwhile', async () => {
    const { send, calls, held } = browser({ refresh: 'r1' }, [renewed])
    const outcomes = await Promise.all([send(getUser, {}), send(getUser, {}), send(getUser, {})])
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(calls.filter(call => call.startsWith('token'))).toHaveLength(1)
    expect(calls.filter(call => call === 'user new')).toHaveLength(3)
    expect(held).toEqual({ jwt: 'new', refresh: 'r2' })
  })

  it('is renewed when the server refuses the token, and the call goes out once more', async () => {
    const { send, calls } = browser({ jwt: 'old', refresh: 'r1' }, [renewed])
    expect(await send(getUser, {})).toMatchObject({ ok: true })
    expect(calls).toEqual(['user old', 'token nobody', 'user new'])
  })

  it('asks once more after a lost answer', async () => {
    const { send, held } = browser({ refresh: 'r1' }, [() => json({}, 502), renewed])
    expect(await send(getUser, {})).toMatchObject({ ok: true })
    expect(held.jwt).toBe('new')
  })

  it('is kept while nobody answers: the call fails, nobody is signed out', async () => {
    const { send, held } = browser({ refresh: 'r1' }, [])
    expect(await send(getUser, {})).toMatchObject({ ok: false, status: 0 })
    expect(held.refresh).toBe('r1')
    expect(await send(getInfo, {})).toMatchObject({ ok: true })
  })

  it('has ended when the server says so; public calls are made all the same', async () => {
    const { send, held } = browser({ refresh: 'r1' }, [ended])
    expect(await send(getInfo, {})).toMatchObject({ ok: true })
    expect(held).toEqual({ jwt: undefined, refresh: undefined })
  })

  it('does not hold up whoever signs in anew', async () => {
    const { send, calls } = browser({ refresh: 'r1' }, [renewed])
    await send(login, { body: { email: 'a', password: 'b' } })
    expect(calls).toEqual(['login nobody'])
  })
})

it('a token another tab has renewed is taken without asking for one more', async () => {
  const held: Held = { jwt: 'old', refresh: 'r1' }
  const { send, calls } = browser(held, [])
  const asking = send(getUser, {})
  held.jwt = 'new'
  expect(await asking).toMatchObject({ ok: true })
  expect(calls).toEqual(['user old', 'user new'])
})

it('a session with no way to renew it is dropped when it is refused', async () => {
  const { send, held } = browser({ jwt: 'old' }, [])
  expect(await send(getUser, {})).toMatchObject({ ok: false, status: 401 })
  expect(held.jwt).toBeUndefined()
})

it('tokens are asked for by a form, as OAuth wants it', async () => {
  const bodies: unknown[] = []
  const send = createSend({
    fetch: async (_, init) => {
      bodies.push(init?.body)
      return json({ data: [] })
    },
    caller: () => ({ clientId: 'c', language: 'de', source: 'webshop' }),
    token: () => undefined,
    refreshToken: () => undefined,
    exclusively: work => work(),
    newKey: () => 'a key of sixteen or more',
    now: () => 0,
    keepTokens: () => undefined,
    dropTokens: () => undefined,
    navigate: () => undefined,
  })
  await send(tokenCall, { body: { grant_type: 'refresh_token', refresh_token: 'a b', username: undefined } })
  expect(String(bodies[0])).toBe('grant_type=refresh_token&refresh_token=a+b')
})
