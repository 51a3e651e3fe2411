import * as calls from '@billett/contract'
import { addDays, BERLIN, localDate, MAX_TICKETS_PER_ORDER, toInstant } from '@billett/domain'
import { addressOf, shopClient } from '../product/shop-client.ts'
import { walletMethod } from '../purchases/buyer.ts'
import { largeOrder } from './large-order.ts'

export interface Repeated {
  what: string
  method: 'GET' | 'POST'
  url: string
  body?: string
  /** May be asked for less often than other things, because it takes long. */
  isLimited?: boolean
}

const limited = (repeated: Repeated): Repeated => ({ ...repeated, isLimited: true })

/** Requests that anybody may repeat as often as the limit of all requests lets them, each as large as it can be. */
export async function repeatedRequests(shop: string): Promise<{ token: string; requests: Repeated[] }> {
  const client = shopClient(shop)
  const date = addDays(localDate(toInstant(Date.now()), BERLIN), 1)
  const stops = await client.ask(calls.searchOrigins, { query: { date, pageSize: 100 } })
  const [origin, destination] = [stops.at(0)?.reference ?? '', stops.at(-1)?.reference ?? '']
  const { orderId, ticketGuid } = await largeOrder(shop, client, await walletMethod(shop))
  const ticket = { sortId: 'network-day-adult', validFrom: `${date}T10:00`, passengerCount: 1 }
  const tickets = Array.from({ length: MAX_TICKETS_PER_ORDER }, () => ticket)
  const trip = { dateTime: `${date}T07:30`, start: origin, destination }
  const [journey] = await client.ask(calls.searchTrips, { query: trip })
  const token = client.token()
  client.agent.destroy()
  const get = (what: string, call: calls.Call, query: Record<string, unknown> = {}): Repeated => ({
    what,
    method: 'GET',
    url: addressOf(shop, calls.pathOf(call), { orderId }, query),
  })
  const post = (what: string, call: calls.Call, body: object): Repeated => ({
    what,
    method: 'POST',
    url: addressOf(shop, calls.pathOf(call), { orderId }, {}),
    body: JSON.stringify(body),
  })
  return {
    token,
    requests: [
      limited(get(`an order of ${MAX_TICKETS_PER_ORDER} tickets verified`, calls.verifyOrder)),
      limited(get(`an order of ${MAX_TICKETS_PER_ORDER} tickets with barcodes`, calls.getOrder, { withImages: true })),
      get('the orders of a guest', calls.getOrders),
      get('a journey search', calls.searchTrips, { ...trip, polyline: true }),
      get('a journey search with a via', calls.searchTrips, { ...trip, via: stops.at(50)?.reference, polyline: true }),
      get('a journey planned again', calls.reconstructTrip, { ctx: journey?.id ?? '' }),
      get('stops to a few letters', calls.searchOrigins, { date, search: 'strasse am', pageSize: 100 }),
      get('ways of a relation', calls.searchVias, { date, origin, destination }),
      get('products of a relation', calls.getRelationGroups, { date, origin, destination }),
      get('products of the catalogue', calls.getCatalogueGroups),
      limited(get('a ticket for a wallet', calls.getWalletFile, { ticketGuid, type: 'apple' })),
      get('a ticket for the other wallet', calls.getWalletLink, { ticketGuid, type: 'google' }),
      get('the terms of an order', calls.getOrderTerms),
      get('terms of carriage', calls.getTermsOfCarriage, { sortId: 'network-day-adult' }),
      get('places and stops to a few letters', calls.searchLocations, { search: 'strasse am' }),
      get('a stop with its departures', calls.getStopInformation, { stopId: origin }),
      get('stops around a position', calls.getNearbyStops, { latitude: 50, longitude: 8 }),
      post(`a cart of ${MAX_TICKETS_PER_ORDER} tickets`, calls.prepareSale, { tickets }),
    ],
  }
}
