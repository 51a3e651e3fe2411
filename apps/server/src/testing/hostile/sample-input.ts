import { defaultClient } from '@billett/clients'
import type { Call, PreparedOrder } from '@billett/contract'
import * as z from 'zod/mini'
import { aGuest, CARD } from '../purchase.ts'
import { type Field, firstOf, unwrapped } from './schema-fields.ts'

/** Nothing and nobody has this id. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** What the sample requests of one test are about. */
export interface Subject {
  cart: PreparedOrder
  /** A multi-ride ticket that was bought. */
  parentTicketGuid: string
  origin: string
  destination: string
  /** Only customers buy money for one. */
  prepaidCard?: { cardNumber: string; amount: number }
}

const byName = ({ cart, parentTicketGuid, origin, destination, prepaidCard }: Subject): Record<string, unknown> => ({
  orderId: cart.orderId,
  ticketId: cart.tickets[0]?.ticketId,
  parentTicketGuid,
  ticketGuid: cart.tickets[0]?.ticketId,
  ticketGuids: cart.tickets.map(({ ticketId }) => ticketId),
  sortId: 'network-day-adult',
  sort: 'network-day-adult',
  sortReference: 'network-day-adult',
  sortGroupName: 'networkDayTicket',
  relationId: null,
  validFrom: '2026-11-21T10:00',
  dateValid: '2026-11-21T10:00',
  dateTime: '2026-11-21T10:00',
  date: '2026-11-21',
  customDate: '2026-11-20T00:00:00.000Z',
  before: '2026-11-30T00:00:00.000Z',
  birthDate: '1990-01-31',
  origin,
  start: origin,
  stopId: origin,
  destination,
  via: undefined,
  party: '2adult,1adult.BC50',
  extra: '1bicycle',
  email: aGuest.email,
  phone: '+49 30 1234',
  orderIds: [cart.orderId],
  filter: undefined,
  client: defaultClient.config.settings.clientId,
  clientId: defaultClient.config.settings.clientId,
  client_id: defaultClient.config.settings.clientId,
  refresh_token: 'a-token-that-nobody-was-given',
  home: origin,
  time: '07:30',
  url: 'https://partner.example/hooks',
  lastDay: '2026-12-31',
  parentGuid: null,
  stop: '',
  endsOn: '2026-12-31',
  wish: { kind: 'repeats' },
  firstSchoolDay: '2026-12-01',
  windowFrom: '2026-02-01',
  windowUntil: '2026-05-31',
  handOutOn: '2026-12-02',
  dateSelection: '2026-11',
  month: '2026-11',
  leitwegId: '04011000-1234512345-06',
  validUntil: '2026-11-30',
  declineReason: 'other',
  valid: '2026-11-30',
  change: { kind: 'cancel', date: null, reason: 'customerRequest' },
  receivedOn: '2026-11-20',
  reason: 'asked on the phone',
  textHash: '0'.repeat(64),
  until: '2026-12-31',
  returnSecret: 'a-secret-that-nobody-was-given',
  effectiveOn: '2026-12-01',
  acceptedOn: '2026-11-21T09:00:00.000Z',
  country: 'de',
  postCode: '12345',
  discountCode: 'WILLKOMMEN10',
  paymentMethodId: CARD,
  expectedTotalInCents: cart.totalGrossInCents,
  redirectURL: `https://shop.example/confirm/${cart.orderId}`,
  identificationMedium: { type: 'p', value: '123' },
  iban: 'DE89370400440532013000',
  bic: 'DEMODE00XXX',
  cardNumber: '927610000001',
  combinationId: undefined,
  text: '1,2',
  ctx: 'x',
  requestId: 'a-wish-of-one-caller',
  prepaidCard,
  enforcementCase: undefined,
  checkedOn: '2026-11-21T08:00:00.000Z',
  image: new File(['no picture'], 'me.png', { type: 'image/png' }),
  file: new File(['%PDF-1.7 proof'], 'proof.pdf', { type: 'application/pdf' }),
  from: '2026-11-21',
  to: '2026-11-30',
  on: '2026-12-01',
  choices: {},
  fieldValues: {},
  statement: 'select id from orders',
  setting: 'RECON_ACCESS_ID',
  changes: [{ path: 'config.texts.name', value: '"Talfahrt"' }],
  activeFrom: '2100-01-01T00:00:00.000Z',
})

/** Where days are moments. */
const MOMENTS: Record<string, unknown> = { from: '2026-11-21T09:00:00.000Z', to: '2026-11-30T09:00:00.000Z' }

/** Where a language is one of a country. */
const LOCALES: Record<string, unknown> = { language: 'nl-NL', languages: ['nl-NL'] }

/** Where they are days. */
const DAYS: Record<string, unknown> = { validFrom: '2026-11-21' }

/** What a text may be, as far as its field does not say more by its name. */
const TEXTS = ['Ada', NOBODY, ...Object.values(MOMENTS), ...Object.values(DAYS)]

/** What the ticket of a cart leaves to the server, or to calls of their own. */
const UNSAID = { priceExternalId: null, validTo: null, traveler: null, discountCode: '', passengerName: '' }

function sampleOf(schema: z.core.$ZodType, name: string, named: Record<string, unknown>): unknown {
  // One name may mean two things: a kind of ticket, and what a list is sorted by.
  for (const samples of [named, MOMENTS, DAYS, LOCALES])
    if (name in samples && z.safeParse(schema, samples[name]).success) return samples[name]
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodMiniObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(inner.def.shape).map(([field, part]) => [field, sampleOf(part, field, named)]),
    )
  if (inner instanceof z.ZodMiniArray) return [sampleOf(inner.def.element, name, named)]
  if (inner instanceof z.ZodMiniEnum) return Object.values(inner.def.entries)[0]
  if (inner instanceof z.ZodMiniLiteral) return inner.def.values[0]
  if (inner instanceof z.ZodMiniNumber) return 1
  if (inner instanceof z.ZodMiniBoolean) return true
  return TEXTS.find(text => z.safeParse(schema, text).success) ?? 'Ada'
}

export interface Sample {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown>
}

/**
 * A request that the contract accepts, with every field it declares. A field of a new call may need a sample in
 * `byName`.
 */
export function sampleInput(call: Call, subject: Subject): Sample {
  const isTicket = call.name === 'sales/addTicket' || call.name === 'sales/prepareSale'
  const named = { ...byName(subject), ...(isTicket && UNSAID) }
  const { params, query, body } = call
  const sample = z.record(z.string(), z.unknown())
  return {
    params: sample.parse(sampleOf(params, '', named)),
    query: sample.parse(sampleOf(query, '', named)),
    body: sample.parse(sampleOf(firstOf(body), '', named)),
  }
}

function replaced(
  input: unknown,
  [step, ...path]: Field['path'],
  [schema, ...schemas]: Field['schemas'],
  value: unknown,
) {
  if (step === undefined || schema === undefined) return value
  const within = (before: unknown): unknown =>
    replaced(before ?? (path.length > 0 ? sampleOf(schema, String(step), {}) : undefined), path, schemas, value)
  if (Array.isArray(input)) return input.map((part, index) => (index === step ? within(part) : part))
  const before = typeof input === 'object' && input !== null ? input : {}
  return { ...before, [step]: within(Reflect.get(before, step)) }
}

/** The same request with another value at one field; what that is in is sampled too where the request leaves it out. */
export const withValue = (sample: Sample, part: keyof Sample, { path, schemas }: Field, value: unknown): Sample => ({
  ...sample,
  [part]: replaced(sample[part], path, schemas, value),
})
