import type { AskedApproval, StaffContractDetail } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback } from 'react'
import { useTrialDispatch } from '../../../hooks/use-trial-dispatch.ts'
import * as calls from '../../../state/admin/admin.calls.ts'
import { type ContractAct, LINK_OF } from './contract-act.ts'

export interface Answered {
  /** The contract as it is then; null where it was refused, or waits. */
  contract: StaffContractDetail | null
  waits?: AskedApproval | undefined
  errors: readonly CallError[]
}

export const NOTHING: Answered = { contract: null, errors: [] }

/** The call of each act, as it is sent with a reason. */
export function useActCall(contractGuid: string, act: ContractAct) {
  const dispatch = useTrialDispatch()
  return useCallback(
    async (reason: string, dryRun: boolean): Promise<Answered> => {
      const params = { contractGuid }
      const query = dryRun ? { dryRun } : {}
      const ask = () => {
        switch (act.kind) {
          case 'unpark':
            return dispatch(calls.unparkStaffContract({ params, query, body: { reason } }))
          case 'park':
            return dispatch(calls.parkStaffContract({ params, query, body: { reason } }))
          case 'askProof':
          case 'askAccount':
          case 'tellDue':
          case 'sendPass':
          case 'askAddress': {
            const link = LINK_OF[act.kind]
            return dispatch(calls.sendStaffContractLink({ params, query, body: { act: link, reason } }))
          }
          case 'hideAddress':
          case 'openAddress': {
            const isSecret = act.kind === 'hideAddress'
            return dispatch(calls.saySecretStaffAddress({ params, query, body: { isSecret, reason } }))
          }
          case 'grant':
            return dispatch(calls.decideStaffApplication({ params, query, body: { verdict: 'accepted', reason } }))
          case 'refuse':
            return dispatch(calls.decideStaffApplication({ params, query, body: { verdict: 'rejected', reason } }))
          case 'proofHolds':
          case 'proofFails': {
            const verdict = act.kind === 'proofHolds' ? ('accepted' as const) : ('rejected' as const)
            const about = { ...params, proofGuid: act.proof.guid }
            return dispatch(calls.examineStaffProof({ params: about, query, body: { verdict, reason } }))
          }
          case 'accepted':
          case 'rejected': {
            const about = { ...params, changeRequestGuid: act.request.guid }
            const body = { verdict: act.kind, reason }
            return dispatch(calls.decideStaffChangeRequest({ params: about, query, body }))
          }
        }
      }
      const { payload } = await ask()
      return payload && 'data' in payload
        ? { contract: payload.data[0] ?? null, waits: payload.waits, errors: [] }
        : { ...NOTHING, errors: payload?.errors ?? [] }
    },
    [dispatch, contractGuid, act],
  )
}
