import { APPROVALS, COMFORT_CLASSES, PASS_MEDIA, REPLACEMENT_REASONS, SUBSCRIPTION_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { LocalTexts, Mask } from './mask.ts'
import { Id } from './text.ts'

const whole = (least: number, most: number) =>
  z.int(key('number')).check(z.gte(least, key('outOfRange')), z.lte(most, key('outOfRange')))

const DAYS = 366 * 3
const MONTHS = 60
const MOST = 60

const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, key('notValid'))

const CalendarMonth = z.object({ kind: z.literal('calendarMonth') })
const Anniversary = z.object({ kind: z.literal('anniversary') })
const Year = z.object({ kind: z.literal('year') })
const SchoolYear = z.object({
  kind: z.literal('schoolYear'),
  /** Month and day. */
  begins: z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, key('date'))),
})
const Period = z.discriminatedUnion('kind', [CalendarMonth, Anniversary, Year, SchoolYear])

const Instalments = z.object({ parts: whole(1, 24), term: z.discriminatedUnion('kind', [Year, SchoolYear]) })

const partial = oneOf(['full', 'byDay', 'free'])
const Partial = z.object({ first: partial, last: partial, paused: partial })

const Deadline = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dayOfMonth'), day: whole(1, 31), monthsBefore: whole(0, MONTHS) }),
  z.object({ kind: z.literal('days'), days: whole(0, DAYS) }),
  z.object({ kind: z.literal('months'), months: whole(0, MONTHS) }),
])
const Notice = z.object({ endsWith: Period, deadline: Deadline, monthsAhead: whole(0, MONTHS) })

const Pause = z.object({
  steps: oneOf(['period', 'day']),
  leadDays: whole(-DAYS, DAYS),
  monthsAhead: whole(0, MONTHS),
  minDays: whole(1, DAYS),
  maxDays: whole(1, DAYS),
  maxDaysPerYear: whole(1, DAYS),
  proofDays: z.nullable(whole(0, DAYS)),
})

const Refund = z.object({ monthsBack: whole(0, MONTHS), minDays: whole(1, DAYS) })

const Replacement = z.object({
  feeCents: whole(0, 1_000_000),
  vatPermille: whole(0, 1_000),
  free: z.array(oneOf(REPLACEMENT_REASONS)),
  withoutStaff: whole(0, 100),
})

const Terms = z.object({
  period: Period,
  instalments: z.nullable(Instalments),
  partial: Partial,
  productChange: oneOf(['nextPeriod', 'byDay']),
  priceMode: oneOf(['regulated', 'consent']),
  minimumTerm: z.nullable(z.object({ months: whole(1, MONTHS), difference: z.boolean() })),
  correctionMonths: whole(0, MONTHS),
  deadlineDay: z.nullable(whole(1, 31)),
  notice: Notice,
  pause: z.nullable(Pause),
  refund: z.nullable(Refund),
  replacement: z.nullable(Replacement),
})

const Article = z.object({
  comfortClass: oneOf(COMFORT_CLASSES),
  net: z.nullable(Id),
  sort: Id,
  regularSort: z.nullable(Id),
})

const Net = z.object({ id: Id, title: LocalTexts })

const approval = z.nullable(oneOf(APPROVALS))

/** Who decides on changes; null: as usual. */
const Approvals = z.object({
  pause: approval,
  refund: approval,
  replacement: approval,
  cardRecipient: approval,
})

/** What a subscription is, as staff write it. The form of the office is drawn from it, and it judges what is sent. */
export const SubscriptionContent = z.object({
  category: Id,
  kind: oneOf(SUBSCRIPTION_KINDS),
  title: LocalTexts,
  overview: LocalTexts,
  benefits: z.array(LocalTexts).check(z.maxLength(MOST, key('outOfRange'))),
  conditions: z.array(LocalTexts).check(z.maxLength(MOST, key('outOfRange'))),
  terms: Terms,
  masks: z.array(Mask).check(z.maxLength(MOST, key('outOfRange'))),
  nets: z.array(Net),
  articles: z.array(Article),
  media: z.array(oneOf(PASS_MEDIA)),
  /** Its card shows who holds it: none is made before there is a photo. */
  photoOnCard: z.boolean(),
  approvals: Approvals,
})
export type SubscriptionContent = z.infer<typeof SubscriptionContent>
