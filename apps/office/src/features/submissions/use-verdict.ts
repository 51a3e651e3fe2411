import type { AskedApproval, StaffContractDetail } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTrialDispatch } from '../../hooks/use-trial-dispatch.ts'
import { dismissStaffDeclaration, matchStaffDeclaration } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What is said about a declaration: which contract it ends, or that it ends none. */
export type Verdict =
  /** Without a guid the number was typed. */
  { kind: 'match'; contractGuid?: string; contractNumber: string } | { kind: 'dismiss' }

/** The contract that is meant, in one of two ways. */
type Named = { contractGuid: string } | { contractNumber: string }

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
  const dispatch = useTrialDispatch()
  const [trial, setTrial] = useState<Answered>()
  const params = { declarationGuid }
  const match = useCallback(
    async (named: Named, reason: string, dryRun: boolean): Promise<Answered> => {
      const asked = { params: { declarationGuid }, query: dryRun ? { dryRun } : {}, body: { ...named, reason } }
      const answer = await dispatch(matchStaffDeclaration(asked))
      return matchStaffDeclaration.fulfilled.match(answer)
        ? { contract: answer.payload.data[0] ?? null, waits: answer.payload.waits }
        : { contract: null, errors: answer.payload?.errors ?? [] }
    },
    [dispatch, declarationGuid],
  )
  const guid = verdict.kind === 'match' ? verdict.contractGuid : undefined
  const number = verdict.kind === 'match' ? verdict.contractNumber : undefined
  const named = useMemo((): Named | undefined => {
    if (guid !== undefined) return { contractGuid: guid }
    return number === undefined ? undefined : { contractNumber: number }
  }, [guid, number])
  useEffect(() => {
    if (named === undefined) return
    let isWanted = true
    // A trial stores nothing, its reason neither.
    void match(named, t('contracts.acts.trial'), true).then(answer => {
      if (isWanted) setTrial(answer)
    })
    return () => {
      isWanted = false
    }
  }, [match, named, t])
  const press = async (reason: string): Promise<Answered> => {
    if (named !== undefined) return match(named, reason, false)
    const answer = await dispatch(dismissStaffDeclaration({ params, body: { reason } }))
    return dismissStaffDeclaration.rejected.match(answer)
      ? { contract: null, errors: answer.payload?.errors ?? [] }
      : { contract: null }
  }
  return { trial: named === undefined ? { contract: null } : trial, press }
}
