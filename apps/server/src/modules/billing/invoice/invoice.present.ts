import type { PayrollList, StaffInvoice } from '@billett/contract'
import type { ListedInvoice, ListedPayroll } from './listed-invoices.queries.ts'

export const presentInvoice = ({ id, buyer, payerId: _, ...row }: ListedInvoice): StaffInvoice => ({
  ...row,
  guid: id,
  buyerName: buyer.name,
})

export const presentPayroll = ({ id, ...row }: ListedPayroll): PayrollList => ({ ...row, guid: id })
