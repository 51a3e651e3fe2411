import type { RunState } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useLooksAgain } from '../../hooks/use-looks-again.ts'
import { getBillingRun, getBillingRuns } from '../../state/admin/admin.calls.ts'
import { selectBillingRun, selectBillingRuns } from '../../state/admin/admin.selectors.ts'

interface Asked {
  /** From 1 on. */
  page: number
  pageSize: number
}

/** The runs of the page that the address asks for. */
export function useBillingRuns({ page, pageSize }: Asked) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectBillingRuns)
  const { loading, failed, errors } = useCall(getBillingRuns)
  const again = useCallback(
    () => void dispatch(getBillingRuns({ query: { page: page - 1, pageSize } })),
    [dispatch, page, pageSize],
  )
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}

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
