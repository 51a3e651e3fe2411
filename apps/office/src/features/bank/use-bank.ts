import type { BankListState } from '@billett/contract/lists/bank-address.ts'
import { saidSort } from '@billett/domain'
import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import { getBankEntries, getBankMessages } from '../../state/admin/admin.calls.ts'

/** The lines of the bank that the address asks for. */
export const useBankEntries = ({ list, sort, ...state }: BankListState) =>
  useListed(getBankEntries, { query: { list, ...pageAsked(state), sort: saidSort(sort) } })

/** The files of the bank that the address asks for. */
export const useBankMessages = ({ filesPage, pageSize }: BankListState) =>
  useListed(getBankMessages, { query: pageAsked({ page: filesPage, pageSize }) })
