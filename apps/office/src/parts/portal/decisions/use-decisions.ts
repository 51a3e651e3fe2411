import type { SchoolDecision } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { getDecisions } from '../../../state/school/school.calls.ts'

/** What was decided about a contract, the latest first; undefined while it is on its way. */
export function useDecisions(contract: string) {
  const dispatch = useAppDispatch()
  const [decisions, setDecisions] = useState<readonly SchoolDecision[]>()
  const [errors, setErrors] = useState<readonly CallError[]>()
  const again = useCallback(async () => {
    setErrors(undefined)
    const answer = await dispatch(getDecisions({ params: { guid: contract } }))
    if (getDecisions.fulfilled.match(answer)) setDecisions(answer.payload.data)
    else setErrors(answer.payload?.errors ?? [])
  }, [dispatch, contract])
  useEffect(() => void again(), [again])
  return { decisions, errors, again }
}
