import { type BillingRunsState, runFilter } from '@billett/contract/lists/billing-runs-address.ts'
import { type RunState, saidSort } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import { useLooksAgain } from '../../hooks/use-looks-again.ts'
import { getBillingRun, getBillingRuns } from '../../state/admin/admin.calls.ts'
import { selectBillingRun } from '../../state/admin/admin.selectors.ts'

/** The runs of the page that the address asks for. */
export const useBillingRuns = (state: BillingRunsState) =>
  useListed(getBillingRuns, { query: { ...runFilter(state), ...pageAsked(state), sort: saidSort(state.sort) } })

/** A worker is at it, and will have done something soon. */
const isWorked = (state: RunState | undefined): boolean => state === 'building'

/** One run; looked at again as long as its files are built. */
export function useBillingRun(guid: string) {
  const dispatch = useAppDispatch()
  const run = useAppSelector(selectBillingRun(guid))
  const { loading, failed, errors } = useCall(getBillingRun)
  const again = useCallback(() => void dispatch(getBillingRun({ params: { runGuid: guid } })), [dispatch, guid])
  useEffect(again, [again])
  useLooksAgain(isWorked(run?.state), loading, again)
  return { run, failed: failed && !loading, errors, again }
}
