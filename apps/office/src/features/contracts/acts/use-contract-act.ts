import type { AskedApproval, ChangeRequest, StaffContractDetail } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { decideStaffChangeRequest, unparkStaffContract } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** What is to be done about a contract. */
export type ContractAct =
  | { kind: 'unpark' }
  | { kind: 'accepted'; request: ChangeRequest }
  | { kind: 'rejected'; request: ChangeRequest }

interface Answered {
  /** The contract as it is then; null where it was refused, or waits. */
  contract: StaffContractDetail | null
  waits?: AskedApproval | undefined
  errors: readonly CallError[]
}

const NOTHING: Answered = { contract: null, errors: [] }

/** What an act would come to, asked once, and the act itself; undefined while nothing is known. */
export function useContractAct(contractGuid: string, act: ContractAct) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const [trial, setTrial] = useState<Answered>()
  const [done, setDone] = useState(NOTHING)
  const send = useCallback(
    async (reason: string, dryRun: boolean): Promise<Answered> => {
      const query = dryRun ? { dryRun } : {}
      if (act.kind === 'unpark') {
        const asked = unparkStaffContract({ params: { contractGuid }, query, body: { reason } })
        const answer = await dispatch(asked)
        return unparkStaffContract.fulfilled.match(answer)
          ? { contract: answer.payload.data[0] ?? null, waits: answer.payload.waits, errors: [] }
          : { ...NOTHING, errors: answer.payload?.errors ?? [] }
      }
      const params = { contractGuid, changeRequestGuid: act.request.guid }
      const answer = await dispatch(decideStaffChangeRequest({ params, query, body: { verdict: act.kind, reason } }))
      return decideStaffChangeRequest.fulfilled.match(answer)
        ? { contract: answer.payload.data[0] ?? null, waits: answer.payload.waits, errors: [] }
        : { ...NOTHING, errors: answer.payload?.errors ?? [] }
    },
    [dispatch, contractGuid, act],
  )
  useEffect(() => {
    let isWanted = true
    // A trial stores nothing, its reason neither.
    void send(t('contracts.acts.trial'), true).then(answer => {
      if (isWanted) setTrial(answer)
    })
    return () => {
      isWanted = false
    }
  }, [send, t])
  /** True where it was done, or has been asked for. */
  const press = async (reason: string) => {
    const answer = await send(reason, false)
    setDone(answer)
    return answer.errors.length === 0 && (answer.contract !== null || answer.waits !== undefined) ? answer : undefined
  }
  return { trial, errors: done.errors, press }
}
