import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { count } from './count.ts'
import { PlainDate } from './date.ts'
import { Id, line, StopReference } from './text.ts'

const MOST = 100
/** Metres and cents that a rule can name. */
const FARTHEST = 100_000
const DEAREST = 100_000

const Text = z.object({ de: line(300), en: line(300) })

const Band = z.object({ from: count(0, 13), to: count(0, 13), minMetres: count(0, FARTHEST) })

const few = <T extends z.core.$ZodType>(element: T) => z.array(element).check(z.maxLength(MOST, key('outOfRange')))

const Danger = z.object({ id: Id, text: Text, places: few(StopReference), schools: few(line(60)) })

const Exemption = z.object({ id: Id, text: Text })

const YearDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, key('date')))

const Window = z.object({ from: YearDay, until: YearDay })

const Sources = z.object({
  distance: line(200),
  nearest: line(200),
  town: line(200),
  danger: line(200),
  share: line(200),
  exemption: line(200),
  selfPay: line(200),
  address: line(200),
})

/**
 * When an authority pays the way to school, as staff write it. The form of the office is drawn from it, and it judges
 * what is sent.
 */
export const EntitlementContent = z.object({
  /** First day it holds. */
  validFrom: PlainDate,
  bands: few(Band),
  /** `over`: the way is longer than these metres; `from`: as long at least. */
  boundary: z.enum(['over', 'from'], key('notValid')),
  isNearestOnly: z.boolean(),
  isOwnTownExcluded: z.boolean(),
  dangers: few(Danger),
  /** Own share of a month by the place among the children, in cents; the last goes for all further. */
  shares: few(count(0, DEAREST)),
  adultsCountAsFirst: z.boolean(),
  exemptions: few(Exemption),
  selfPayCents: z.nullable(count(0, DEAREST)),
  freeMonths: few(count(1, 12)),
  window: Window,
  /** Key of the subscription that pupils get; the first along a way without it. */
  subscription: z.optional(line(80)),
  /** Administrative court with its seat and address, as letters name it that dismiss an objection. */
  court: z.optional(line(200)),
  confirmDays: count(1, 365),
  sources: Sources,
})
export type EntitlementContent = z.infer<typeof EntitlementContent>
