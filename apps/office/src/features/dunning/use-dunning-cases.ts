import type { DunningListState } from '@billett/contract/lists/dunning-address.ts'
import { saidSort } from '@billett/domain'
import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import { getDunningCases } from '../../state/admin/admin.calls.ts'

/** The cases that the address asks for. */
export const useDunningCases = ({ list, sort, ...state }: DunningListState) =>
  useListed(getDunningCases, {
    query: { list: list === 'all' ? undefined : list, ...pageAsked(state), sort: saidSort(sort) },
  })
