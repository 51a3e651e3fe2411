import * as z from 'zod/mini'
import { LocalText } from './local-text.ts'

/** The facts legal pages and invoices are made of. */
export const Operator = z.object({
  company: z.string(),
  managers: z.array(z.string()),
  registerCourt: z.string(),
  registerNumber: z.string(),
  vatId: z.string(),
  /** By which banks know whoever collects direct debits; left out where none are collected. */
  creditorId: z.optional(z.string()),
  phone: z.string(),
  email: z.email(),
  /** Where barriers are reported (BFSG). */
  accessibilityEmail: z.email(),
  dataProtectionEmail: z.email(),
  dataProtectionAuthority: LocalText,
  serviceHours: LocalText,
  licensingAuthority: LocalText,
})
export type Operator = z.infer<typeof Operator>
