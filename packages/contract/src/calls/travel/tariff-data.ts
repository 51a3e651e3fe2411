import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { CurrencyCode, DateText, InstantText } from '../../values/answered.ts'
import { access, service } from './tariff-fields.ts'

/** Milliseconds (Spec 2 §9). */
const SYNC_TIMEOUT = 300_000

const TariffInfo = z.object({
  version: z.string(),
  validFrom: DateText,
  /** When the data were imported. */
  asOf: InstantText,
  source: z.string(),
  /** ISO 4217; null as long as nothing has a price. */
  currency: z.nullable(CurrencyCode),
  zones: z.int(),
  sorts: z.int(),
})

export const getTariffInfo = defineCall({
  name: 'tariff/getTariffInfo',
  service,
  method: 'GET',
  path: '/tariff/info',
  summary: 'Version and age of the tariff',
  access,
  reply: list(TariffInfo),
})

const TimetableInfo = z.object({
  source: z.string(),
  asOf: InstantText,
  validFrom: DateText,
  validUntil: DateText,
  timeZone: z.string(),
  stops: z.int(),
  lines: z.int(),
  trips: z.int(),
})

export const getTimetableInfo = defineCall({
  name: 'tariff/getTimetableInfo',
  service,
  method: 'GET',
  path: '/tariff/etis/info',
  summary: 'Source and age of the timetable',
  access,
  reply: list(TimetableInfo),
})

export const syncTariff = defineCall({
  name: 'tariff/syncTariff',
  service,
  method: 'GET',
  path: '/tariff/sync',
  summary: 'Takes over the newest imported region in every process',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel'] },
  reply: list(TariffInfo),
  effect: true,
  timeout: SYNC_TIMEOUT,
})

const TravellerCard = z.object({ id: z.string(), name: z.string() })

/** Who may be named as travelling. */
const TravellerKind = z.object({
  id: z.string(),
  name: z.string(),
  /** `extra`: what somebody takes along. */
  role: z.enum(['person', 'extra']),
  /** Travels without a ticket. */
  free: z.boolean(),
  /** Whom prices are for where nobody says who travels. */
  standard: z.boolean(),
  /** Discount cards they may hold. */
  cards: z.array(TravellerCard),
})

const Travellers = z.object({
  /** In the tariff's order: people, then what they take along. */
  kinds: z.array(TravellerKind),
  /** Whether there are tickets of the first class, or supplements to it. */
  firstClass: z.boolean(),
})
export type Travellers = z.infer<typeof Travellers>

export const getTravellers = defineCall({
  name: 'tariff/getTravellers',
  service,
  method: 'GET',
  path: '/tariff/travellers',
  summary: 'Who may be named as travelling, with which cards and in which class',
  access,
  reply: list(Travellers),
})
