import { ErrorEnvelope, getStopInformation, searchDestinations, searchOrigins, searchTrips } from '@billett/contract'
import { type Language, localDate, SERVICE_AREA } from '@billett/domain'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { World } from '../../world.ts'
import { callAsSent } from './call-as-sent.ts'
import { errorsOf, type PageError } from './page-error.ts'

interface Stop {
  reference: string
  text: string
}

interface PlainEnd {
  typed: string
  reference: string | null
  found: Stop[]
}

/** What the page is drawn with; read by the web. */
export interface PlainSearch {
  url: string
  start: PlainEnd
  end: PlainEnd
  trips: unknown[] | null
  errors: PageError[]
}

const Stops = z.object({ data: z.array(z.object({ reference: z.string(), text: z.string() })) })
const Names = z.object({ data: z.array(z.object({ name: z.string() })) })
const Trips = z.object({ data: z.array(z.unknown()) })

/** Stops to choose from, in a list that is read from its beginning. */
const MOST_STOPS = 10

const TIME = /^\d{2}:\d{2}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a browser asks here by itself for what a script would ask for. */
export const isPlainSearch = (query: URLSearchParams): boolean =>
  query.has('start') || query.has('end') || query.get('plain') === 'true'

interface Asking {
  request: FastifyRequest
  world: World
  language: Language
  /** Path and query. */
  url: string
}

/** The stop that is meant: the one of that very name, or the only one. */
function meant(typed: string, found: readonly Stop[]): string | null {
  const same = found.find(({ text }) => text.toLowerCase() === typed.toLowerCase())
  return (same ?? (found.length === 1 ? found[0] : undefined))?.reference ?? null
}

async function settle(asking: Asking, typed: string, call: typeof searchOrigins | typeof searchDestinations) {
  const { request, world, language } = asking
  if (typed === '') return { typed, reference: null, found: [] }
  const date = localDate(world.clock(), world.regions.current().timeZone)
  const query = { date, search: typed, serviceArea: SERVICE_AREA.ticket, pageSize: MOST_STOPS }
  const reply = await callAsSent(request, call, language, { query })
  const found = reply.statusCode === 200 ? z.parse(Stops, reply.json()).data : []
  return { typed, reference: meant(typed, found), found }
}

async function named({ request, language }: Asking, reference: string): Promise<PlainEnd> {
  const reply = await callAsSent(request, getStopInformation, language, { query: { stopId: reference } })
  const typed = reply.statusCode === 200 ? (z.parse(Names, reply.json()).data[0]?.name ?? '') : ''
  return { typed, reference: typed === '' ? null : reference, found: [] }
}

/** Wall clock of the region; the present where no day and time were given. */
function momentIn(query: URLSearchParams): string | undefined {
  const [day, time, at] = ['date', 'time', 'at'].map(name => query.get(name) ?? '')
  return DAY.test(day ?? '') && TIME.test(time ?? '') ? `${day}T${time}` : at || undefined
}

/** The address under which journeys between two stops are read. */
function settledAt(url: string, from: string, to: string): string {
  const [path = '', text = ''] = url.split('?')
  const query = new URLSearchParams(text)
  const at = momentIn(query)
  for (const name of ['start', 'end', 'date', 'time', 'at']) query.delete(name)
  for (const [name, value] of Object.entries({ from, to, at, plain: 'true' })) if (value) query.set(name, value)
  return `${path}?${query}`
}

/**
 * Answers a search that a browser sends by itself: stops by what was typed; an address to go on to once both are
 * settled; there, the journeys.
 */
export async function plainSearch(asking: Asking): Promise<{ onward: string } | { search: PlainSearch }> {
  const { request, world, language, url } = asking
  const query = new URLSearchParams(url.split('?')[1])
  const [from, to] = [query.get('from'), query.get('to')]
  const typed = (name: string): string => (query.get(name) ?? '').trim()
  const start = from ? await named(asking, from) : await settle(asking, typed('start'), searchOrigins)
  const end = to ? await named(asking, to) : await settle(asking, typed('end'), searchDestinations)
  const unsettled = { url, start, end, trips: null, errors: [] }
  if (start.reference === null || end.reference === null) return { search: unsettled }
  if (!from || !to) return { onward: settledAt(url, start.reference, end.reference) }
  const selectedTiming = query.get('timing') === 'Arrival' ? 'Arrival' : 'Departure'
  const asked = { dateTime: momentIn(query) ?? world.clock(), start: from, destination: to, selectedTiming }
  const reply = await callAsSent(request, searchTrips, language, { query: asked })
  if (reply.statusCode === 200) return { search: { ...unsettled, trips: z.parse(Trips, reply.json()).data } }
  return { search: { ...unsettled, trips: [], errors: errorsOf(z.parse(ErrorEnvelope, reply.json())) } }
}
