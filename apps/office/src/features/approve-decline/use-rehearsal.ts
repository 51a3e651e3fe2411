import type { RehearsedContract, SchoolContract } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { rehearseContracts } from '../../state/school/school.calls.ts'

/** So many are tried at a time: whoever waits sees how far it is. */
const AT_A_TIME = 50

/** What a yes to several would come to; of one alone it stands beside it. */
export function useRehearsal(contracts: readonly SchoolContract[]) {
  const dispatch = useAppDispatch()
  const [those] = useState(contracts)
  const [rows, setRows] = useState<readonly RehearsedContract[]>([])
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const asks = those.length > 1
  useEffect(() => {
    if (!asks) return
    let isWanted = true
    const guids = those.map(({ guid }) => guid)
    const ask = async () => {
      for (let from = 0; from < guids.length; from += AT_A_TIME) {
        const contractGuids = guids.slice(from, from + AT_A_TIME)
        const answer = await dispatch(rehearseContracts({ body: { contractGuids } }))
        if (!isWanted) return
        if (!rehearseContracts.fulfilled.match(answer)) return setErrors(answer.payload?.errors ?? [])
        setRows(before => [...before, ...answer.payload.data])
      }
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [asks, dispatch, those])
  return { rows, errors, isOver: !asks || rows.length >= those.length || errors.length > 0 }
}
