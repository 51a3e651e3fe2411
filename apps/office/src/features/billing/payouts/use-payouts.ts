import type { StaffBankFile } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { useLooksAgain } from '../../../hooks/use-looks-again.ts'
import { getOwedPayers, getPayout, getPayouts } from '../../../state/admin/admin.calls.ts'
import { selectOwedPayers, selectPayout, selectPayouts } from '../../../state/admin/admin.selectors.ts'

interface Asked {
  /** From 1 on. */
  page: number
  pageSize: number
}

/** The files of the page that the address asks for. */
export function usePayouts({ page, pageSize }: Asked) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectPayouts)
  const { loading, failed, errors } = useCall(getPayouts)
  const again = useCallback(
    () => void dispatch(getPayouts({ query: { page: page - 1, pageSize } })),
    [dispatch, page, pageSize],
  )
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}

/** To whom money is owed that is in no file. */
export function useOwedPayers() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectOwedPayers)
  const { loading, failed, errors } = useCall(getOwedPayers)
  const again = useCallback(() => void dispatch(getOwedPayers()), [dispatch])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}

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
