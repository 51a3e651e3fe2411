import {
  type InvoiceProfileBody,
  InvoiceProfileValues,
  key,
  NewOrganisation,
  type StaffInvoiceProfile,
  type StaffOrganisationDetail,
} from '@billett/contract'
import { missingOnInvoices, type OrganisationKind } from '@billett/domain'
import * as z from 'zod/mini'

const { address } = NewOrganisation.shape

/** Days as they are typed. */
const days = z.string().check(
  z.minLength(1, key('required')),
  z.regex(/^\d*$/, key('number')),
  z.refine(typed => z.safeParse(InvoiceProfileValues.shape.daysToPay, Number(typed)).success, {
    error: key('outOfRange'),
  }),
)

/** What is typed into the form of how invoices are wanted; the address counts where there is one of its own. */
const Typed = z.extend(InvoiceProfileValues, { hasAddress: z.boolean(), address, daysToPay: days })
export type InvoiceValues = z.infer<typeof Typed>

const SAID = { leitwegId: key('xrechnungReference'), email: key('required') }

/** The same, with what an XRechnung to an organisation of a kind lacks said at its field. */
export const invoiceValuesFor = (kind: OrganisationKind) =>
  Typed.check(({ value, issues }) => {
    const lacks = missingOnInvoices(profileOf(value), kind)
    if (lacks !== null) issues.push({ code: 'custom', path: [lacks], message: SAID[lacks], input: value })
  })

export const invoiceValuesOf = (
  { profile }: StaffInvoiceProfile,
  own: StaffOrganisationDetail['address'],
): InvoiceValues => ({
  ...profile,
  hasAddress: profile.address !== null,
  address: address.parse(profile.address ?? own),
  daysToPay: `${profile.daysToPay}`,
})

/** What is sent of it. */
export const profileOf = ({
  hasAddress,
  address: given,
  daysToPay,
  ...said
}: InvoiceValues): InvoiceProfileBody['profile'] => ({
  ...said,
  address: hasAddress ? given : null,
  daysToPay: Number(daysToPay),
})
