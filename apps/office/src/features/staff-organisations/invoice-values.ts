import {
  type InvoiceProfileBody,
  InvoiceProfileValues,
  NewOrganisation,
  type StaffInvoiceProfile,
  type StaffOrganisationDetail,
} from '@billett/contract'
import * as z from 'zod/mini'

const { address } = NewOrganisation.shape

/** What is typed into the form of how invoices are wanted; the address counts where there is one of its own. */
export const InvoiceValues = z.extend(InvoiceProfileValues, { hasAddress: z.boolean(), address, daysToPay: z.string() })
export type InvoiceValues = z.infer<typeof InvoiceValues>

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
