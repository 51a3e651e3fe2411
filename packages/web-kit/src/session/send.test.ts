import {
  addTicket,
  deletePaymentMethod,
  getInfo,
  getTicketPdf,
  getTicketUserDataRequest,
  searchOrigins,
} from '@billett/contract'
import { describe, expect, it } from 'vitest'
import { createSend, type SendWorld } from './send.ts'

interface Asked {
  url: string
  init: RequestInit
}

type Reply = (asked: Asked) => Response | Promise<Response>

const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init })

function world(reply: Reply, token?: string) {
  const asked: Asked[] = []
  const kept: object[] = []
  const visited: string[] = []
  const dropped: true[] = []
  let keys = 0
  const given: SendWorld = {
    fetch: async (url, init = {}) => {
      const one = { url: String(url), init }
      asked.push(one)
      return reply(one)
    },
    caller: () => ({ clientId: 'client-1', language: 'de', source: 'webshop' }),
    token: () => token,
    refreshToken: () => undefined,
    exclusively: work => work(),
    newKey: () => {
      keys += 1
      return `key ${keys}`
    },
    now: () => 0,
    keepTokens: tokens => kept.push(tokens),
    dropTokens: () => dropped.push(true),
    navigate: url => visited.push(url),
  }
  return { send: createSend(given), asked, kept, visited, dropped }
}

/** Answers only when told to, or fails when the request is aborted. */
const waiting: Reply = ({ init }) =>
  new Promise((_, reject) =>
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  )

const ticket = { sortId: 's', validFrom: '2026-11-21T10:00', passengerCount: 1 }

it('a token the server does not know is dropped', async () => {
  const { send, dropped } = world(() => json({ error: [] }, { status: 401 }), 'old')
  await send(getInfo, {})
  expect(dropped).toHaveLength(1)
})

describe('what leaves the browser', () => {
  it('is sent by whoever the call names for it, signed as all else', async () => {
    const { send, asked } = world(() => json({ data: [] }), 'jwt')
    const told: (string | null)[] = []
    const outcome = await send(getInfo, {
      async fetch(address, { headers }) {
        told.push(address, headers.get('authorization'))
        return json({ data: ['by another way'] })
      },
    })
    expect(outcome).toMatchObject({ ok: true, data: ['by another way'] })
    expect(told).toEqual([expect.stringMatching(/getInfo|info/i), 'Bearer jwt'])
    expect(asked).toEqual([])
  })

  it('goes to the version of its service, with parameters and repeated query values in place', async () => {
    const { send, asked } = world(() => json({ data: [] }))
    await send(getTicketPdf, { params: { orderId: 'a/b' }, query: { wait: true, none: undefined, many: ['x', 'y'] } })
    expect(asked[0]?.url).toBe('/api/v1/orderFulfillment/getTicketPdf/a%2Fb?wait=true&many=x&many=y')
    await send(getTicketUserDataRequest, {})
    expect(asked[1]?.url).toBe('/api/v3/sales/ticketUserDataRequest')
    await send(deletePaymentMethod, { params: { id: 'stored' } })
    expect(asked[2]?.url).toBe('/api/v2/payment/paymentmethods/stored')
  })

  it('says who asks: token, client, language and source', async () => {
    const { send, asked } = world(() => json({ data: [] }), 'token-1')
    await send(getInfo, {})
    const headers = new Headers(asked[0]?.init.headers)
    expect(headers.get('authorization')).toBe('Bearer token-1')
    expect(headers.get('x-client-id')).toBe('client-1')
    expect(headers.get('accept-language')).toBe('de')
    expect(headers.get('x-source')).toBe('webshop')
  })

  it('is a write under a key, the same when it has to be sent again', async () => {
    let lost = true
    const { send, asked } = world(() => (lost ? Promise.reject(new TypeError('failed')) : json({ data: [] })))
    const add = () => send(addTicket, { params: { orderId: '1' }, body: ticket })
    await add()
    lost = false
    await add()
    await add()
    await send(getInfo, {})
    const keys = asked.map(({ init }) => new Headers(init.headers).get('idempotency-key'))
    expect(keys).toEqual(['key 1', 'key 1', 'key 2', null])
  })

  it('is trimmed, nested strings too', async () => {
    const { send, asked } = world(() => json({ data: [] }))
    await send(addTicket, {
      params: { orderId: '1' },
      body: { ...ticket, traveler: '  two   words ', deep: { list: [' a '] } },
    })
    expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({
      traveler: 'two words',
      deep: { list: ['a'] },
      passengerCount: 1,
    })
  })
})

describe('what comes back', () => {
  it('is the list in the envelope', async () => {
    const { send } = world(() => json({ data: [{ a: 1 }, { a: 2 }] }))
    expect(await send(getInfo, {})).toMatchObject({ ok: true, data: [{ a: 1 }, { a: 2 }] })
  })

  it('is a file under the name the server gives it', async () => {
    const { send } = world(
      () =>
        new Response('%PDF', {
          headers: { 'content-disposition': 'attachment; filename="x.pdf"; filename*=UTF-8\'\'Stra%C3%9Fe.pdf' },
        }),
    )
    const outcome = await send(getTicketPdf, { params: { orderId: '1' } })
    expect(outcome.ok && outcome.file?.fileName).toBe('Straße.pdf')
    expect(outcome.ok && (await outcome.file?.blob.text())).toBe('%PDF')
  })

  it('leaves its tokens with us, from header or body', async () => {
    const { send, kept } = world(() => json({ id_token: 'body', refresh_token: 'again' }))
    await send(getInfo, {})
    expect(kept.at(-1)).toEqual({ jwt: 'body', refreshToken: 'again' })
    const second = world(() => json({ data: [] }, { headers: { authorization: 'Bearer header' } }))
    await second.send(getInfo, {})
    expect(second.kept.at(-1)).toEqual({ jwt: 'header', refreshToken: undefined })
  })

  it('sends the browser to a location that comes with status 200, and to no other', async () => {
    const { send, visited } = world(() => json({ data: [] }, { headers: { location: '/pay' } }))
    await send(getInfo, {})
    expect(visited).toEqual(['/pay'])
    const created = world(() => json({ data: [] }, { status: 201, headers: { location: '/pay' } }))
    await created.send(getInfo, {})
    expect(created.visited).toEqual([])
  })
})

describe('failures', () => {
  const item = {
    fieldName: 'email',
    customerErrorMessage: '',
    errorMessage: 'bad',
    errorCode: 205,
    translationKey: 'error.email',
  }

  it('carry every item of the error array, with the server’s own words where the customer’s are missing', async () => {
    const { send } = world(() => json({ error: [item, { ...item, customerErrorMessage: 'Oh' }] }, { status: 400 }))
    expect(await send(getInfo, {})).toEqual({
      ok: false,
      status: 400,
      superseded: false,
      errors: [
        { field: 'email', message: 'bad', code: 205, key: 'error.email' },
        { field: 'email', message: 'Oh', code: 205, key: 'error.email' },
      ],
    })
  })

  it.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502 })],
    ['an empty error array', () => json({ error: [] }, { status: 500 })],
    ['garbage with status 200', () => new Response('<html>', { status: 200 })],
    ['no connection', () => Promise.reject(new TypeError('failed'))],
  ])('are a communication error with code -1: %s', async (_, reply) => {
    const { send } = world(reply)
    const outcome = await send(getInfo, {})
    expect(outcome).toMatchObject({ ok: false, errors: [{ code: -1, key: 'error.backendCommunication', field: '' }] })
  })

  it('have the number by which the server finds its fault', async () => {
    const { send } = world(() => json({ error: [] }, { status: 500, headers: { 'x-request-id': '1a2b3c' } }))
    expect(await send(getInfo, {})).toMatchObject({ ok: false, errors: [{ code: -1, incident: '1a2b3c' }] })
  })

  it('are a time-out with code -1 when the answer takes too long', async () => {
    const { send } = world(waiting)
    const outcome = await send({ ...getInfo, timeout: 5 }, {})
    expect(outcome).toMatchObject({
      ok: false,
      superseded: false,
      errors: [{ code: -1, key: 'error.timeoutCommunication' }],
    })
  })
})

it('a fault of our own is not told as a lost connection', async () => {
  const asked = createSend({
    fetch: async () => json({ data: [] }),
    caller: () => ({ clientId: 'client-1', language: 'de', source: 'webshop' }),
    token: () => undefined,
    refreshToken: () => undefined,
    exclusively: work => work(),
    newKey: () => 'a key of sixteen or more',
    now: () => 0,
    keepTokens: () => {
      throw new Error('ours')
    },
    dropTokens: () => undefined,
    navigate: () => undefined,
  })
  await expect(asked(getInfo, {})).rejects.toThrow('ours')
})

describe('a newer search', () => {
  const query = { date: '2026-11-21', search: 'Falk' }

  it('takes the place of the one that is still running', async () => {
    let first = true
    const { send } = world(asked => {
      if (!first) return json({ data: [{ text: 'new' }] })
      first = false
      return waiting(asked)
    })
    const old = send(searchOrigins, { query })
    const next = send(searchOrigins, { query: { ...query, search: 'Falke' } })
    expect(await old).toMatchObject({ ok: false, superseded: true, errors: [] })
    expect(await next).toMatchObject({ ok: true, data: [{ text: 'new' }] })
  })

  it('never takes the place of a call that changes something', async () => {
    const answers: (() => void)[] = []
    const { send } = world(() => new Promise(resolve => answers.push(() => resolve(json({ data: [] })))))
    const call = { ...searchOrigins, effect: true }
    const both = [send(call, { query }), send(call, { query })]
    for (const answer of answers) answer()
    expect((await Promise.all(both)).every(outcome => outcome.ok)).toBe(true)
  })
})
