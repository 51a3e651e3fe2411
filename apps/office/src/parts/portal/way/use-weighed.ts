import type { SaidWay, WeighedContract } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { sayWay, weighContracts } from '../../../state/school/school.calls.ts'

/** What the rule says of a contract: undefined while it is on its way, null of one that no way is weighed for. */
export function useWeighed(guid: string) {
  const dispatch = useAppDispatch()
  const [weighed, setWeighed] = useState<WeighedContract | null>()
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const [busy, setBusy] = useState(false)
  const ask = useCallback(async () => {
    const answer = await dispatch(weighContracts({ body: { contractGuids: [guid] } }))
    if (weighContracts.fulfilled.match(answer)) setWeighed(answer.payload.data[0] ?? null)
    else setErrors(answer.payload?.errors ?? [])
  }, [dispatch, guid])
  useEffect(() => void ask(), [ask])
  /** Says something of the way; whether it was taken. */
  const tell = async (body: SaidWay): Promise<boolean> => {
    setBusy(true)
    const answer = await dispatch(sayWay({ params: { guid }, body }))
    setBusy(false)
    const isTaken = sayWay.fulfilled.match(answer)
    setErrors(isTaken ? [] : (answer.payload?.errors ?? []))
    if (isTaken) setWeighed(answer.payload.data[0] ?? null)
    return isTaken
  }
  return { weighed, errors, busy, tell }
}
