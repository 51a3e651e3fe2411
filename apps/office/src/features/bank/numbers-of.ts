import type { StaffBankEntry } from '@billett/contract'

/** The numbers of invoices that are proposed together, as somebody would write them. */
export const numbersOf = ({ invoices }: StaffBankEntry['invoiceProposals'][number]): string =>
  invoices.map(({ number }) => number).join(', ')
