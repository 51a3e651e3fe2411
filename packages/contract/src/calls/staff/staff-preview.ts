import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'

/** The greatest number a version is stored with. */
const LAST_VERSION = 2_147_483_647

const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, key('dateTime')))

const PreviewQuery = z.object({
  /** The day on which the shop is seen. */
  date: PlainDate,
  /** By the region's clock; noon without it. */
  time: z.optional(TimeOfDay),
  /** By this version of the tariff, a draft included; by what is sold then without it. */
  tariffVersion: z.optional(count(1, LAST_VERSION)),
  /** True: with what staff have arranged and not released yet. */
  drafts: z.optional(z.boolean(key('notValid'))),
})
export type PreviewQuery = z.infer<typeof PreviewQuery>

export const ShopPreview = z.object({
  /** Opens the shop so: `/#preview=` and this. */
  token: z.string(),
  /** The moment at which the shop is seen. */
  at: InstantText,
  /** Until when it can be looked at. */
  endsOn: InstantText,
  /** The version of the tariff; null where an operator has imported what is sold. */
  version: z.nullable(z.int()),
  /** What of that tariff is in force then, as it names it: `2027`. */
  tariff: z.string(),
  /** The first day that it prices. */
  validFrom: z.string(),
  /** How many parts staff have arranged, drafts among them. */
  arranged: z.int(),
})
export type ShopPreview = z.infer<typeof ShopPreview>

export const previewShop = defineCall({
  name: 'admin/previewShop',
  service: 'admin',
  method: 'GET',
  path: '/admin/shopPreview',
  summary: 'Opens the shop as passengers would see it at another moment, or with drafts of the tariff',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToArrangeTariff'] },
  query: PreviewQuery,
  reply: list(ShopPreview),
})
