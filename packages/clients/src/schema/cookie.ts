import * as z from 'zod/mini'
import { LocalText } from './local-text.ts'

/** The first is always on (Spec 1 §3); the second is ours (decision 43). */
export const COOKIE_CATEGORIES = ['required', 'comfort', 'statistics', 'marketing', 'externalMedia'] as const
export const CookieCategory = z.enum(COOKIE_CATEGORIES)
export type CookieCategory = z.infer<typeof CookieCategory>

const Lifetime = z.union([
  z.object({ unit: z.enum(['minutes', 'hours', 'days', 'years']), value: z.int() }),
  // `untilExpiry`: what is kept says itself how long it is valid.
  z.enum(['persistent', 'session', 'untilExpiry']),
])
export type Lifetime = z.infer<typeof Lifetime>

/** Something kept on the visitor's device, or fetched from a third party (§ 25 TDDDG counts local storage as well). */
export const CookieDefinition = z.object({
  category: CookieCategory,
  /** Unique in its category; what consent is given to. */
  name: z.string(),
  /** Keys as they stand on the device, where there are several. */
  keys: z.array(z.string()),
  purpose: LocalText,
  provider: z.string(),
  /** Shown together: `paymentProvider`, `subscription`. */
  group: z.nullable(z.string()),
  lifetime: Lifetime,
  privacyPolicy: z.nullable(z.url()),
  /** Pre-ticked in the settings. Only ever true where the operator's counsel says so. */
  active: z.boolean(),
})
export type CookieDefinition = z.infer<typeof CookieDefinition>
