import type { StaffBankFile } from '@billett/contract'
import type { PayoutsState } from '@billett/contract/lists/payouts-address.ts'
import { saidSort } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { pageAsked, useListed } from '../../../hooks/use-listed.ts'
import { useLooksAgain } from '../../../hooks/use-looks-again.ts'
import { getOwedPayers, getPayout, getPayouts } from '../../../state/admin/admin.calls.ts'
import { selectPayout } from '../../../state/admin/admin.selectors.ts'

/** The files of the page that the address asks for. */
export const usePayouts = (state: PayoutsState) =>
  useListed(getPayouts, { query: { ...pageAsked(state), sort: saidSort(state.sort) } })

/** A page of those to whom money is owed that is in no file. */
export const useOwedPayers = (asked: Parameters<typeof pageAsked>[0]) =>
  useListed(getOwedPayers, { query: pageAsked(asked) })

/** A worker is at it, and will have done something soon. */
const isWorked = (state: StaffBankFile['state'] | undefined): boolean => state === 'building'

/** One file with what is in it; looked at again as long as it is built. */
export function usePayout(guid: string) {
  const dispatch = useAppDispatch()
  const payout = useAppSelector(selectPayout(guid))
  const { loading, failed, errors } = useCall(getPayout)
  const again = useCallback(() => void dispatch(getPayout({ params: { fileGuid: guid } })), [dispatch, guid])
  useEffect(again, [again])
  useLooksAgain(isWorked(payout?.state), loading, again)
  return { payout, failed: failed && !loading, errors, again }
}
