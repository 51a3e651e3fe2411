import type { AskedApproval, StaffContractDetail } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { dismissStaffDeclaration, matchStaffDeclaration } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What is said about a declaration: which contract it ends, or that it ends none. */
export type Verdict = { kind: 'match'; contractGuid: string; contractNumber: string } | { kind: 'dismiss' }

interface Answered {
  /** The contract as it would be; null where there is none. */
  contract: StaffContractDetail | null
  waits?: AskedApproval | undefined
  /** Why it is refused; undefined where it is not. */
  errors?: readonly CallError[]
}

/** What a verdict would come to, asked once, and the verdict itself; undefined while nothing is known. */
export function useVerdict(declarationGuid: string, verdict: Verdict) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const [trial, setTrial] = useState<Answered>()
  const params = { declarationGuid }
  const match = useCallback(
    async (contractGuid: string, reason: string, dryRun: boolean): Promise<Answered> => {
      const asked = { params: { declarationGuid }, query: dryRun ? { dryRun } : {}, body: { contractGuid, reason } }
      const answer = await dispatch(matchStaffDeclaration(asked))
      return matchStaffDeclaration.fulfilled.match(answer)
        ? { contract: answer.payload.data[0] ?? null, waits: answer.payload.waits }
        : { contract: null, errors: answer.payload?.errors ?? [] }
    },
    [dispatch, declarationGuid],
  )
  const contractGuid = verdict.kind === 'match' ? verdict.contractGuid : undefined
  useEffect(() => {
    if (contractGuid === undefined) return
    let isWanted = true
    // A trial stores nothing, its reason neither.
    void match(contractGuid, t('contracts.acts.trial'), true).then(answer => {
      if (isWanted) setTrial(answer)
    })
    return () => {
      isWanted = false
    }
  }, [match, contractGuid, t])
  const press = async (reason: string): Promise<Answered> => {
    if (contractGuid !== undefined) return match(contractGuid, reason, false)
    const answer = await dispatch(dismissStaffDeclaration({ params, body: { reason } }))
    return dismissStaffDeclaration.rejected.match(answer)
      ? { contract: null, errors: answer.payload?.errors ?? [] }
      : { contract: null }
  }
  return { trial: contractGuid === undefined ? { contract: null } : trial, press }
}
