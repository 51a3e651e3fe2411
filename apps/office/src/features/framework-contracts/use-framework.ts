import type { AskedApproval, FrameworkContractDetail } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import * as calls from '../../state/admin/admin.calls.ts'

/** What has become of an act: done, waiting for a second person, or refused. */
export type Outcome = { state: 'done' } | { state: 'asked'; waits: AskedApproval } | { state: 'refused' }

type Answered = { payload?: { data: unknown[]; waits?: AskedApproval } | { errors: readonly CallError[] } }

/** One framework contract as it is stored, what is typed of it, and what is done with it. */
export function useFramework(companyGuid: string, versionGuid: string | undefined) {
  const dispatch = useAppDispatch()
  const [framework, setFramework] = useState<FrameworkContractDetail>()
  /** What is typed; undefined while nothing is. */
  const [typed, setTyped] = useState<unknown>()
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const [busy, setBusy] = useState(false)
  const read = useCallback(async () => {
    const answer = await dispatch(calls.getFrameworkContract({ params: { companyGuid }, query: { versionGuid } }))
    if (!calls.getFrameworkContract.fulfilled.match(answer)) return setErrors(answer.payload?.errors ?? [])
    setFramework(answer.payload.data[0])
  }, [dispatch, companyGuid, versionGuid])
  useEffect(() => void read(), [read])

  async function sent(ask: () => Promise<Answered>): Promise<Outcome> {
    setBusy(true)
    const { payload } = await ask()
    setBusy(false)
    if (!payload || 'errors' in payload) {
      setErrors(payload?.errors ?? [])
      return { state: 'refused' }
    }
    setErrors([])
    return payload.waits ? { state: 'asked', waits: payload.waits } : { state: 'done' }
  }
  async function stored(outcome: Outcome): Promise<Outcome> {
    if (outcome.state !== 'done') return outcome
    await read()
    setTyped(undefined)
    return outcome
  }
  const seen = framework?.seen ?? ''
  const params = { companyGuid }
  return {
    framework,
    typed,
    setTyped,
    errors,
    busy,
    /** Their state, where somebody was faster; what is typed stays. */
    read,
    save: async (content: unknown) =>
      stored(
        await sent(async () =>
          dispatch(
            calls.saveFrameworkContract({ params, query: {}, body: { seen, content: JSON.stringify(content) } }),
          ),
        ),
      ),
    release: async () =>
      stored(await sent(async () => dispatch(calls.releaseFrameworkContract({ params, query: {}, body: { seen } })))),
    discard: async () => sent(async () => dispatch(calls.discardFrameworkContract({ params, body: { seen } }))),
  }
}
