import type { Call, Input, PreparedOrder } from '@billett/contract'
import * as calls from '@billett/contract'
import type { Answered, visitorOf } from './client.ts'
import { aDayTicket, aGuest, CARD, referenceOf } from './purchase.ts'
import type { TestWorld } from './test-world.ts'

/** One request and its reply, as the document of the calls shows them. */
type Told = Record<string, unknown>

/** Of a list one entry is enough to see what it is made of. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
}

/**
 * A guest's purchase with the questions before it, on the real app: what each call was sent and answered, by the call's
 * name. Ids are made by `world.newId`.
 */
export async function tellApiStory(
  test: TestWorld,
  visitor: ReturnType<typeof visitorOf>,
): Promise<Record<string, Told>> {
  const told: Record<string, Told> = {}
  async function tell<P, Q, B, I>(call: Call<P, Q, B, I>, parts: Partial<Input<P, Q, B>> = {}): Promise<Answered<I>> {
    const answered = await visitor.send(call, parts)
    if (answered.status !== 200) throw new Error(`${call.name}: ${answered.status} ${JSON.stringify(answered.errors)}`)
    told[call.name] = { ...parts, reply: { data: shortened(answered.items) } }
    return answered
  }
  const first = <I>({ items: [one] }: Answered<I>): I => {
    if (one === undefined) throw new Error('the answer is empty')
    return one
  }
  const date = '2026-11-21'

  await tell(calls.getStatus)
  await tell(calls.getInfo)
  const origin = first(await tell(calls.searchOrigins, { query: { date, search: 'bahnhof' } })).reference
  const to = { date, search: 'markt', origin }
  const destination = first(await tell(calls.searchDestinations, { query: to })).reference
  await tell(calls.searchTrips, { query: { dateTime: `${date}T10:30`, start: origin, destination } })
  await tell(calls.getRelationGroups, { query: { date, origin, destination } })
  await tell(calls.getFixPriceGroups, { query: { date } })
  await tell(calls.getPaymentMethods, { query: {} })
  const cart = first(await tell(calls.prepareSale, { body: { tickets: [aDayTicket()] } }))
  const params = { orderId: cart.orderId }
  const full: PreparedOrder = first(await tell(calls.addTicket, { params, body: aDayTicket() }))
  const body = {
    ...params,
    paymentMethodId: CARD,
    expectedTotalInCents: full.totalGrossInCents,
    redirectURL: `https://shop.example/confirm/${cart.orderId}`,
    wait: true as const,
    finalize: true as const,
    termsAccepted: true as const,
    guest: aGuest,
  }
  const placed = first(await tell(calls.executeSaleGuest, { body }))
  test.provider.decide(referenceOf(placed), 'paid')
  await visitor.ask(calls.verifyOrder, { params, query: {} })
  await tell(calls.getOrder, { params, query: {} })
  await tell(calls.getOrders, { query: { limit: 20 } })
  await tell(calls.getOrderMoney, { params })
  return told
}
