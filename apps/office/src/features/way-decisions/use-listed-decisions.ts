import type { ListedDecision } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { listDecisions } from '../../state/school/school.calls.ts'
import type { DecisionsState } from './decisions-address.ts'

/** The decisions that the address asks for; asked anew when it asks for others. */
export function useListedDecisions({ search, filters, results, page }: DecisionsState, pageSize: number) {
  const dispatch = useAppDispatch()
  const [rows, setRows] = useState<readonly ListedDecision[]>()
  const { loading, failed, errors } = useCall(listDecisions)
  const again = useCallback(async () => {
    const query = {
      search: search.trim() || undefined,
      filters: filters.length > 0 ? [...filters] : undefined,
      results: results.length > 0 ? [...results] : undefined,
      // Pages of calls begin at 0.
      page: page - 1,
      pageSize,
    }
    const answer = await dispatch(listDecisions({ query }))
    if (listDecisions.fulfilled.match(answer)) setRows(answer.payload.data)
  }, [dispatch, search, filters, results, page, pageSize])
  useEffect(() => void again(), [again])
  return { rows, busy: loading, failed: failed && !loading, errors, again }
}
