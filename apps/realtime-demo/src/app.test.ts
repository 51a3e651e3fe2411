import { readFileSync } from 'node:fs'
import { FEED_LIMITS, readFeed } from '@billett/realtime'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { SWITCHES, type Switch } from './switches.ts'

/** A Saturday morning. */
const NOW = '2026-11-21T09:00:00.000Z'
const SECONDS = Date.parse(NOW) / 1000
const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

const app = buildApp({ clock: () => NOW, set: 'mixed' })
afterAll(() => app.close())

const choose = (set: string) => app.inject({ method: 'POST', url: '/switch', payload: { set } })
beforeEach(async () => {
  await choose('mixed')
})

async function feed(set: Switch, name = 'trips') {
  await choose(set)
  const answer = await app.inject(`/gtfs-realtime/${name}.pb`)
  return { status: answer.statusCode, bytes: answer.rawPayload, reading: readFeed(answer.rawPayload) }
}

async function trips(set: Switch) {
  const { reading } = await feed(set)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.feed.trips
}

describe('the feed', () => {
  it('has a few late and cancelled trips on an ordinary day, the same whenever it is asked', async () => {
    const all = await trips('mixed')
    const share = (found: typeof all): number => Math.round((found.length / all.length) * 100)
    expect(share(all.filter(({ trip }) => trip.relation === 'cancelled'))).toBeGreaterThan(0)
    expect(share(all.filter(({ trip }) => trip.relation === 'cancelled'))).toBeLessThan(5)
    const late = all.filter(({ stops }) => (stops[0]?.departure?.delay ?? 0) > 0)
    expect(share(late)).toBeGreaterThan(8)
    expect(share(late)).toBeLessThan(25)
    expect(all.some(({ stops }) => stops[0]?.platformId !== undefined)).toBe(true)
    expect(await trips('mixed')).toEqual(all)
  })

  it('has the next trip of each line cancelled, or so late that changes fail', async () => {
    const lines = new Set((await trips('onTime')).map(({ trip }) => trip.routeId))
    const cancelled = (await trips('cancelled')).filter(({ trip }) => trip.relation === 'cancelled')
    expect(new Set(cancelled.map(({ trip }) => trip.routeId)).size).toBeGreaterThan(lines.size / 2)
    const broken = (await trips('broken')).filter(({ stops }) => stops[0]?.departure?.delay === 1800)
    expect(broken.map(({ trip }) => trip.tripId)).toEqual(cancelled.map(({ trip }) => trip.tripId))
  })

  it.each([
    ['stale', SECONDS - 200],
    ['old', SECONDS - 400],
    ['future', SECONDS + 3600],
    ['late', SECONDS],
  ] as const)('that is %s says when it was written', async (set, writtenAt) => {
    expect(await feed(set)).toMatchObject({ reading: { ok: true, feed: { writtenAt } } })
  })

  it('is also what no feed should be', async () => {
    expect(await feed('empty')).toMatchObject({ reading: { ok: true, feed: { trips: [] } } })
    expect(await feed('error')).toMatchObject({ status: 500 })
    expect(await feed('garbage')).toMatchObject({ reading: { ok: false, reason: 'unreadable' } })
    expect((await feed('huge')).bytes.length).toBeGreaterThan(FEED_LIMITS.bytes)
    expect((await trips('wrongIds')).every(({ trip }) => trip.tripId?.startsWith('other-'))).toBe(true)
  })

  it('has alerts, one of them in two languages', async () => {
    const { reading } = await feed('mixed', 'alerts')
    const languages = reading.ok ? reading.feed.alerts.map(({ header }) => header.map(({ language }) => language)) : []
    expect(languages).toEqual([['de', 'en'], ['de']])
  })
})

describe('the page', () => {
  it('shows what is set, in the language of the reader', async () => {
    expect((await choose('late')).headers.location).toBe('/')
    const page = await app.inject({ url: '/', headers: { 'accept-language': 'de' } })
    expect(page.body).toContain('value="late" checked')
    expect(page.body).toContain('Alles ist fünf Minuten verspätet')
  })

  it('takes nothing else', async () => {
    expect((await choose('anything')).statusCode).toBe(400)
  })
})

it.each(SWITCHES)('the README says what %s does', name => {
  expect(README).toContain(`\`${name}\``)
})
