import { isBic, readIban } from '@billett/domain'
import * as z from 'zod/mini'
import { LocalText } from './local-text.ts'

const CollectionAccount = z.object({
  iban: z.string().check(z.refine(text => readIban(text).ok)),
  /** Left out where the number of the account says it. */
  bic: z.optional(z.string().check(z.refine(isBic))),
})

/** The facts legal pages and invoices are made of. */
export const Operator = z.object({
  company: z.string(),
  managers: z.array(z.string()),
  registerCourt: z.string(),
  registerNumber: z.string(),
  vatId: z.string(),
  /** By which banks know whoever collects direct debits; left out where none are collected. */
  creditorId: z.optional(z.string()),
  /** The company's account that direct debits are collected to; left out where none are collected. */
  collectionAccount: z.optional(CollectionAccount),
  /** Days before a direct debit by which it is announced, as the terms say; 14 where nothing else was agreed on. */
  debitNoticeDays: z.optional(z.int().check(z.minimum(1), z.maximum(14))),
  /** Bank days before a direct debit by which the bank has its file; 2 where nothing else was agreed with it. */
  fileLeadDays: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
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

/** Days by which a direct debit is announced where nothing shorter was agreed on (SEPA rule book). */
const USUAL_NOTICE = 14

/** What terms and mandates say of the announcement of a direct debit, and those who collect have to keep. */
export const debitNoticeDays = ({ debitNoticeDays = USUAL_NOTICE }: Operator): number => debitNoticeDays

/** Bank days that a bank usually wants: one more than it needs (CORE). */
const USUAL_LEAD = 2

/** Bank days before a collection by which the bank has its file. */
export const fileLeadDays = ({ fileLeadDays = USUAL_LEAD }: Operator): number => fileLeadDays
