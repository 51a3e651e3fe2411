import type { RollTask, SchoolYear } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { beginRollTask } from '../../state/school-year/school-year.calls.ts'

/** Begins a step for all pupils. Whoever reads an older state than the server has is told so, and nothing begins. */
export function useRollTask({ guid, version }: SchoolYear) {
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(beginRollTask)
  const [begun, setBegun] = useState<RollTask['task']>()
  const begin = useCallback(
    async (task: RollTask['task']): Promise<boolean> => {
      setBegun(task)
      const answer = await dispatch(beginRollTask({ params: { yearGuid: guid }, body: { task, version } }))
      return beginRollTask.fulfilled.match(answer)
    },
    [dispatch, guid, version],
  )
  const isBusy = (task: RollTask['task']) => loading && begun === task
  return { begin, isBusy, errors: begun ? errors : [] }
}
