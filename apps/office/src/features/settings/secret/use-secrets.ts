import type { StaffSecret } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { getConfigSecrets } from '../../../state/admin/admin.calls.ts'

/** Which secrets of the server are set. They are kept by no store: what is told of them goes with the screen. */
export function useSecrets() {
  const dispatch = useAppDispatch()
  const [secrets, setSecrets] = useState<readonly StaffSecret[]>()
  const { errors } = useCall(getConfigSecrets)
  const ask = useCallback(async () => {
    const answer = await dispatch(getConfigSecrets())
    if (getConfigSecrets.fulfilled.match(answer)) setSecrets(answer.payload.data)
  }, [dispatch])
  useEffect(() => void ask(), [ask])
  return { secrets, errors, show: setSecrets }
}
