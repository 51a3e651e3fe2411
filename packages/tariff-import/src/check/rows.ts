import {
  COMFORT_CLASSES,
  IDENTIFICATION_MEDIUMS,
  PRODUCT_KINDS,
  REFUNDABLE,
  TRANSFERABLE,
  TRAVELLER_KINDS,
  TRAVELLER_ROLES,
} from '@billett/domain'
import { z } from 'zod'
import {
  amountValue,
  countValue,
  dateValue,
  flagValue,
  idsValue,
  idValue,
  longTexts,
  nameTexts,
  permilleValue,
  says,
  textValue,
  timeValue,
} from './values.ts'

const strict = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: issue => (issue.code === 'unrecognized_keys' ? says('unknownField') : says('badValue')),
  })

const oneOf = <const Value extends string>(values: readonly Value[]) => z.enum(values, { error: says('badKind') })

const limits = {
  level: idValue,
  reason: nameTexts,
  maxRides: countValue(1, 100).optional(),
  priority: countValue(0, 1_000_000).optional(),
}
const lines = idsValue.min(1, { error: says('missing') })
const zoneNumber = countValue(1, 10_000)

export const zoneRow = strict({ id: idValue, name: textValue, neighbours: idsValue })
export const levelRow = strict({ id: idValue, name: nameTexts, printText: nameTexts })
export const ruleRow = z.discriminatedUnion(
  'kind',
  [
    strict({ ...limits, kind: z.literal('zoneCount'), min: zoneNumber, max: zoneNumber }),
    strict({ ...limits, kind: z.literal('pair'), from: idValue, to: idValue, lines: lines.optional() }),
    strict({
      ...limits,
      kind: z.literal('contains'),
      zones: idsValue.min(1, { error: says('missing') }),
      from: idValue.optional(),
      to: idValue.optional(),
      lines: lines.optional(),
    }),
    strict({ ...limits, kind: z.literal('line'), lines, from: idValue.optional(), to: idValue.optional() }),
    strict({ ...limits, kind: z.literal('everywhere') }),
    strict({ ...limits, kind: z.literal('stops'), max: countValue(1, 10_000), lines: lines.optional() }),
    strict({ ...limits, kind: z.literal('origin'), from: idValue, lines: lines.optional() }),
    strict({ ...limits, kind: z.literal('destination'), to: idValue, lines: lines.optional() }),
  ],
  { error: says('badKind') },
)
const age = countValue(0, 150)
export const travellerRow = strict({
  id: idValue,
  name: nameTexts,
  kind: oneOf(TRAVELLER_KINDS).optional(),
  role: oneOf(TRAVELLER_ROLES).optional(),
  free: flagValue.optional(),
  minAge: age.optional(),
  maxAge: age.optional(),
})
export const groupRow = strict({
  name: z.string({ error: says('badText') }).regex(/^[A-Za-z0-9_-]+$/, { error: says('badValue') }),
  kind: oneOf(PRODUCT_KINDS),
  title: nameTexts,
  overview: longTexts,
  detail: longTexts,
  fareRules: longTexts,
  category: nameTexts.optional(),
  order: countValue(0, 1_000_000),
  serviceAreas: z.array(countValue(0, 1_000), { error: says('badValue') }),
  singlyUntilSubscriptions: flagValue.optional(),
})

const untilTime = timeValue.optional()
const minutes = countValue(1, 60 * 24 * 366)
const period = { calendar: flagValue, untilTime }
const validity = z.discriminatedUnion(
  'type',
  [
    strict({
      type: z.literal('listDate'),
      dates: z.array(dateValue, { error: says('badDate') }).min(1, { error: says('missing') }),
      untilTime,
    }),
    strict({
      type: z.literal('listTime'),
      times: z.array(timeValue, { error: says('badTime') }).min(1, { error: says('missing') }),
      minutes,
    }),
    strict({ type: z.literal('dateTime'), minutes }),
    strict({ type: z.literal('date'), days: countValue(1, 3660), fromTime: timeValue.optional(), untilTime }),
    strict({ type: z.literal('week'), ...period }),
    strict({ type: z.literal('month'), ...period }),
    strict({ type: z.literal('year'), ...period }),
  ],
  { error: says('badKind') },
)
const people = countValue(1, 1000)
export const sortRow = strict({
  id: idValue,
  group: idValue,
  name: nameTexts,
  traveller: idValue,
  comfortClass: oneOf(COMFORT_CLASSES),
  discountType: strict({ id: idValue, name: nameTexts }).optional(),
  validity,
  vatPermille: permilleValue,
  passengers: strict({ min: people, max: people, perPerson: flagValue.optional() }),
  rides: countValue(1, 1000),
  free: flagValue.optional(),
  everywhere: flagValue.optional(),
  withdrawalApplies: flagValue,
  withdrawalReason: nameTexts.optional(),
  isCarriage: flagValue.optional(),
  carrier: idValue.optional(),
  onPaper: flagValue.optional(),
  userData: strict({ firstname: flagValue, name: flagValue, salutation: flagValue, birthdate: flagValue }),
  identificationMediums: z.array(oneOf(IDENTIFICATION_MEDIUMS), { error: says('badValue') }),
  terms: idValue,
  saleFrom: dateValue.optional(),
  saleUntil: dateValue.optional(),
  preSaleDays: countValue(0, 3660),
  freeChildren: countValue(0, 100),
  freeAdults: countValue(0, 100),
  refundable: oneOf(REFUNDABLE),
  transferable: oneOf(TRANSFERABLE).optional(),
  condition: nameTexts.optional(),
})
export const priceRow = strict({ id: idValue, sort: idValue, level: idValue.nullable(), cents: amountValue })
export const codeRow = strict({
  code: idValue,
  name: nameTexts,
  kind: z.union(
    [
      strict({ permille: permilleValue.min(1, { error: says('tooSmall') }) }),
      strict({ cents: amountValue.min(1, { error: says('tooSmall') }) }),
    ],
    {
      error: says('badKind'),
    },
  ),
  sorts: idsValue.optional(),
  validFrom: dateValue,
  validUntil: dateValue,
  maxUses: countValue(1, 1_000_000_000).optional(),
  maxTickets: countValue(1, 1_000).optional(),
  free: flagValue.optional(),
})
export const termsRow = strict({ id: idValue, title: nameTexts, text: nameTexts })
export const carrierRow = strict({
  id: idValue,
  name: idValue,
  street: idValue,
  town: idValue,
  vatId: idValue.optional(),
})
