import type { Instant } from '../time/instant.ts'
import { addDays } from '../time/plain-date.ts'
import { BERLIN, businessDateOf, startOfDay } from '../time/zone.ts'

/** Over which days accounts are looked for by when they were registered; today is the last of them. */
export const REGISTERED_WITHIN = ['today', 'days7', 'days30'] as const
export type RegisteredWithin = (typeof REGISTERED_WITHIN)[number]

/** How many days they are. */
const DAYS: Record<RegisteredWithin, number> = { today: 1, days7: 7, days30: 30 }

/** The midnight with which these days begin. */
export const registeredSince = (within: RegisteredWithin, now: Instant): Instant =>
  startOfDay(addDays(businessDateOf(now), 1 - DAYS[within]), BERLIN)
