import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useLooksAgain } from '../../hooks/use-looks-again.ts'
import { getBatch, getBatches } from '../../state/school/school.calls.ts'
import { selectBatch, selectBatches } from '../../state/school/school.selectors.ts'

/** A list that is worked on; looked at again as long as a worker is at it. */
export function useImport(guid: string) {
  const dispatch = useAppDispatch()
  const batch = useAppSelector(selectBatch(guid))
  const { loading, failed, errors } = useCall(getBatch)
  const again = useCallback(() => {
    void dispatch(getBatch({ params: { batchGuid: guid } }))
  }, [dispatch, guid])
  const isThere = batch !== null
  useEffect(() => {
    if (!isThere) again()
  }, [again, isThere])
  useLooksAgain(batch !== null && batch.task !== null, loading, again)
  return { batch, failed: failed && !loading && !isThere, errors, again }
}

/** The lists that were taken in for an organisation. */
export function useImports(organisation: string) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectBatches)
  const { loading, failed, errors } = useCall(getBatches)
  const again = useCallback(() => {
    void dispatch(getBatches({ params: { orgGuid: organisation } }))
  }, [dispatch, organisation])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed: failed && !loading, errors, again }
}
