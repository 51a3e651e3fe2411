import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import type { DunningListState } from '../../lists/dunning-address.ts'
import { getDunningCases } from '../../state/admin/admin.calls.ts'

/** The cases that the address asks for. */
export const useDunningCases = ({ list, ...state }: DunningListState) =>
  useListed(getDunningCases, { query: { list: list === 'all' ? undefined : list, ...pageAsked(state) } })
