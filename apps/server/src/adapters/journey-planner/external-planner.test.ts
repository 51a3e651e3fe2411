import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reconstruct } from '@billett/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { smallRegion, storeOf } from '../../testing/region/small-region.ts'
import { externalReconstruction } from './external-planner.ts'
import { journeyPlanner } from './journey-planner.ts'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(close => close()))
})

type Serve = (request: IncomingMessage, response: ServerResponse) => void

/** A journey service on a port of its own; the result is its address. */
async function service(serve: Serve): Promise<string> {
  const server = createServer(serve)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  open.push(
    () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/journeys/`
}

const answering = (body: unknown, status = 200): Serve => {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

/** Says nothing of its length, and never ends. */
const endless: Serve = (_, response) => {
  const piece = ' '.repeat(64 * 1024)
  const more = () => {
    while (!response.destroyed && response.write(piece)) {}
  }
  response.on('drain', more)
  more()
}

const JOURNEY = {
  Trip: [
    {
      Origin: { name: 'Alter Markt', mainMastExtId: '×a', extId: 'a1', date: '2026-11-23', time: '09:00:00' },
      Destination: { name: 'Dorfanger', extId: 'd' },
      TariffResult: {
        fareSetItem: [{ fareItem: [{ name: 'Single', param: [{ name: 'tariffZoneList', value: 'D;C;B;A' }] }] }],
      },
    },
  ],
}

describe('the external journey service', () => {
  it('is asked with the key and the context, whatever stands in it', async () => {
    let asked = ''
    const url = await service((request, response) => {
      asked = request.url ?? ''
      answering(JOURNEY)(request, response)
    })
    const ctx = 'T$A=1@O=Alter Markt/x&y@$'
    await externalReconstruction({ url, accessId: 'key' })(ctx)
    const query = new URL(asked, 'http://any').searchParams
    expect(asked.split('?')[0]).toBe('/journeys/recon')
    expect(Object.fromEntries(query)).toEqual({ accessId: 'key', format: 'json', ctx })
  })

  it('gives a journey that the rules of reconstruction read', async () => {
    const url = await service(answering(JOURNEY))
    const answer = await externalReconstruction({ url, accessId: 'key' })('ctx')
    expect(answer.ok && reconstruct(answer.journey)).toEqual({
      origin: { reference: 'a', text: 'Alter Markt' },
      destination: { reference: 'd', text: 'Dorfanger' },
      via: { text: 'A,B,C,D', reference: 'A,B,C,D' },
      tariffZoneList: ['A', 'B', 'C', 'D'],
      validate: '2026-11-23T09:00',
    })
  })

  it.each([
    ['an error of the service', answering({}, 500), 'journeyService'],
    ['a context it does not know', answering({ errorCode: 'SVC_CTX' }, 400), 'noTimetable'],
    ['no trip at all', answering({ Trip: [] }), 'journeyService'],
    ['something else altogether', answering({ Trip: [{ Origin: 'here' }] }), 'journeyService'],
    ['more than a journey can be, in pieces', endless, 'journeyService'],
    ['no JSON', ((_, response) => response.end('<html>')) as Serve, 'journeyService'],
    ['a broken connection', ((request, _) => request.socket.destroy()) as Serve, 'journeyService'],
    [
      'a way to somewhere else',
      ((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()) as Serve,
      'journeyService',
    ],
  ])('answers in our words to %s', async (_, serve, reason) => {
    const url = await service(serve)
    expect(await externalReconstruction({ url, accessId: 'key' })('ctx')).toEqual({ ok: false, reason })
  })

  it('is given up when it does not answer', async () => {
    const url = await service(() => undefined)
    const answer = await externalReconstruction({ url, accessId: 'key', timeout: 50 })('ctx')
    expect(answer).toEqual({ ok: false, reason: 'gatewayTimeout' })
  })
})

describe('with a service configured', () => {
  const regions = storeOf(smallRegion())

  it('our own journeys do not go out', async () => {
    let calls = 0
    const url = await service((request, response) => {
      calls += 1
      answering(JOURNEY)(request, response)
    })
    const planner = journeyPlanner(regions, { RECON_URL: url, RECON_ACCESS_ID: 'key' })
    const planned = await planner.plan({
      start: 'a',
      destination: 'd',
      dateTime: '2026-11-23T08:30',
      timing: 'Departure',
      polyline: false,
    })
    const context = planned.ok ? (planned.journeys[0]?.context ?? '') : ''
    expect((await planner.reconstruct(context)).ok).toBe(true)
    expect(calls).toBe(0)
    expect((await planner.reconstruct('theirs')).ok).toBe(true)
    expect(calls).toBe(1)
  })
})
