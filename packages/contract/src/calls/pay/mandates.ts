import { BANK_NAME_LENGTH, isBic, MANDATE_STATES, readIban } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { Guid, requiredLine } from '../../values/text.ts'

const customer = { who: 'customer' } as const

/** Spaces and small letters are allowed; which rule it breaks is the message. */
export const Iban = z.string().check(
  z.minLength(1, key('required')),
  z.maxLength(50, key('ibanNotValid')),
  z.superRefine<string>((text, context) => {
    const reading = readIban(text)
    if (text !== '' && !reading.ok)
      context.addIssue({ code: 'custom', message: key(reading.reason), input: text, continue: false })
  }),
)

const Bic = z.string().check(z.minLength(1, key('required')), z.refine<string>(isBic, key('bic')))

const Consent = z.literal(true, key('mandateConsent'))

/** Banks' and owners' names are longer than other inputs. */
export const BankName = requiredLine(BANK_NAME_LENGTH)

export const NewMandate = z.object({
  iban: Iban,
  bic: Bic,
  creditInstitute: BankName,
  accountHolder: BankName,
  consent: Consent,
})
export type NewMandate = z.infer<typeof NewMandate>

/** Without an account number the one that is stored stays: it was never sent to the browser as a whole. */
const ChangedMandate = z.extend(NewMandate, { iban: z.optional(Iban) })
export type ChangedMandate = z.infer<typeof ChangedMandate>

const Mandate = z.object({
  guid: z.string(),
  /** What the bank knows it by. */
  reference: z.string(),
  /** Country and last four digits only. */
  iban: z.string(),
  bic: z.string(),
  creditInstitute: z.string(),
  accountHolder: z.string(),
  state: z.enum(MANDATE_STATES),
  consentOn: InstantText,
  /** Last day on which money can be collected, if it never is until then. */
  usableUntil: DateText,
})
export type Mandate = z.infer<typeof Mandate>

const MandateParams = z.object({ guid: Guid })

export const addMandate = defineCall({
  name: 'user/addMandate',
  service: 'user',
  method: 'POST',
  path: '/user/mandates',
  summary: 'Gives a SEPA direct debit mandate',
  access: customer,
  body: NewMandate,
  reply: list(Mandate),
})

export const getMandates = defineCall({
  name: 'user/getMandates',
  service: 'user',
  method: 'GET',
  path: '/user/mandates',
  summary: 'Direct debit mandates of the customer, account numbers masked',
  access: customer,
  reply: list(Mandate),
})

export const changeMandate = defineCall({
  name: 'user/changeMandate',
  service: 'user',
  method: 'PUT',
  path: '/user/mandates/{guid}',
  summary: 'Changes the account or its owner, with a new consent',
  access: customer,
  params: MandateParams,
  body: ChangedMandate,
  reply: list(Mandate),
})

export const revokeMandate = defineCall({
  name: 'user/revokeMandate',
  service: 'user',
  method: 'DELETE',
  path: '/user/mandates/{guid}',
  summary: 'Revokes a mandate; nothing is collected by it any more',
  access: customer,
  params: MandateParams,
  reply: empty,
})

const InstituteQuestion = z.object({ iban: Iban })
const Institute = z.object({ bic: z.string(), creditInstitute: z.string() })
export type Institute = z.infer<typeof Institute>

export const getInstituteData = defineCall({
  name: 'payment/getInstituteData',
  service: 'payment',
  method: 'POST',
  path: '/payment/instituteData',
  summary: 'The bank of an account: BIC and name',
  access: { who: 'public' },
  body: InstituteQuestion,
  reply: list(Institute),
})
