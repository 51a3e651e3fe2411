import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import type { BankListState } from '../../lists/bank-address.ts'
import { getBankEntries, getBankMessages } from '../../state/admin/admin.calls.ts'

/** The lines of the bank that the address asks for. */
export const useBankEntries = ({ list, ...state }: BankListState) =>
  useListed(getBankEntries, { query: { list, ...pageAsked(state) } })

/** The files of the bank that the address asks for. */
export const useBankMessages = ({ filesPage, pageSize }: BankListState) =>
  useListed(getBankMessages, { query: pageAsked({ page: filesPage, pageSize }) })
