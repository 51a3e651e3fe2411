import { reconstruct } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { Busy } from '../../ports/busy.ts'
import type { JourneyRequest } from '../../ports/journey-planner.ts'
import { smallRegion, storeOf } from '../../testing/region/small-region.ts'
import { embeddedPlanner } from './embedded-planner.ts'

const planner = embeddedPlanner(storeOf(smallRegion()))

const request = (over: Partial<JourneyRequest> = {}): JourneyRequest => ({
  start: 'a',
  destination: 'x',
  dateTime: '2026-11-23T08:30',
  timing: 'Departure',
  polyline: false,
  ...over,
})

async function journeys(over: Partial<JourneyRequest> = {}) {
  const answer = await planner.plan(request(over))
  if (!answer.ok) throw new Error(answer.reason)
  return answer.journeys
}

describe('many searches at once', () => {
  it('are planned one after the other, and others are served between two of them', async () => {
    const planned: string[] = []
    const fresh = embeddedPlanner(storeOf(smallRegion()))
    const both = Promise.all([request(), request()].map(one => fresh.plan(one).then(() => planned.push('journey'))))
    setImmediate(() => planned.push('another'))
    await both
    expect(planned).toEqual(['journey', 'another', 'journey'])
  })

  it('are refused when the last would wait too long', async () => {
    const fresh = embeddedPlanner(storeOf(smallRegion()))
    const all = await Promise.allSettled(Array.from({ length: 102 }, () => fresh.plan(request())))
    expect(all.map(({ status }) => status)).toEqual([...Array.from({ length: 101 }, () => 'fulfilled'), 'rejected'])
    expect(all.at(-1)).toMatchObject({ reason: expect.any(Busy) })
    await expect(fresh.plan(request())).resolves.toMatchObject({ ok: true })
  })
})

describe('planning', () => {
  it('leaves at the time the clock of the region shows or later', async () => {
    const [first] = await journeys()
    expect(first).toMatchObject({
      departure: '2026-11-23T08:00:00.000Z',
      arrival: '2026-11-23T08:30:00.000Z',
      changes: 1,
      passes: ['a', 'hbf1', 'hbf2', 'x'],
    })
  })

  it('shows stations, with their platforms beside them', async () => {
    const [first] = await journeys()
    const change = first?.legs.at(-1)?.from
    expect(change).toMatchObject({ reference: 'hbf', text: 'Hauptbahnhof', platform: '2' })
  })

  it('arrives in time when asked for the arrival', async () => {
    const found = await journeys({ timing: 'Arrival', dateTime: '2026-11-23T09:29' })
    expect(found.at(-1)?.arrival).toBe('2026-11-23T07:30:00.000Z')
  })

  it('takes only the means of transport asked for', async () => {
    const found = await journeys({ destination: 'c', modes: ['bus'] })
    expect(new Set(found.flatMap(({ legs }) => legs.map(({ line }) => line?.mode)))).toEqual(new Set(['bus']))
    expect(await planner.plan(request({ modes: ['bus'] }))).toMatchObject({ ok: true, journeys: [] })
  })

  it('changes at most so often as asked for', async () => {
    expect(await planner.plan(request({ mostChanges: 0 }))).toMatchObject({ ok: true, journeys: [] })
    expect((await journeys({ mostChanges: 1 })).map(({ changes }) => changes)).toContain(1)
  })

  it('gives slow walkers the time they need', async () => {
    const [usual] = await journeys({ walk: 'usual' })
    const [slow] = await journeys({ walk: 'slow' })
    expect(usual).toMatchObject({ departure: '2026-11-23T08:00:00.000Z' })
    expect(Number(slow && Date.parse(slow.arrival))).toBeGreaterThanOrEqual(Number(usual && Date.parse(usual.arrival)))
  })

  it('draws the way of every leg when asked', async () => {
    const [plain] = await journeys()
    const [drawn] = await journeys({ polyline: true })
    expect(plain?.legs.every(({ polyline }) => polyline.length === 0)).toBe(true)
    expect(drawn?.legs.every(({ polyline }) => polyline.length >= 2)).toBe(true)
  })

  it.each([
    ['a stop nobody knows', { start: 'nowhere' }, 'stopNotFound'],
    ['a day outside the timetable', { dateTime: '2031-01-01T10:00' }, 'noTimetable'],
  ])('has no answer for %s', async (_, over, reason) => {
    expect(await planner.plan(request(over))).toEqual({ ok: false, reason })
  })
})

describe('reconstructing', () => {
  it('finds every journey again, with the zones it goes through', async () => {
    const found = [...(await journeys({ destination: 'd' })), ...(await journeys({ destination: 'd', walk: 'slow' }))]
    for (const journey of found) {
      const answer = await planner.reconstruct(journey.context)
      expect(answer.ok && reconstruct(answer.journey)).toMatchObject({
        origin: { reference: 'a', text: 'Alter Markt' },
        destination: { reference: 'd', text: 'Dorfanger' },
        tariffZoneList: ['A', 'B', 'C', 'D'],
      })
    }
  })

  it('tells the origin time by the clock of the region', async () => {
    const [first] = await journeys({ destination: 'd' })
    const answer = await planner.reconstruct(first?.context ?? '')
    expect(answer).toMatchObject({ ok: true, journey: { origin: { dateTime: '2026-11-23T09:00' } } })
  })

  it.each(['', 'b1.', 'b1.e30', 'T$A=1@O=x', `b1.${Buffer.from('{"start":"a"').toString('base64url')}`])(
    'has no answer for the context "%s"',
    async context => {
      expect(await planner.reconstruct(context)).toEqual({ ok: false, reason: 'noTimetable' })
    },
  )
})
