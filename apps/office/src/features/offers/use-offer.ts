import type { AskedApproval, StaffOfferDetail } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import * as calls from '../../state/admin/admin.calls.ts'

/** What has become of an act: done, waiting for a second person, or refused. */
export type Outcome = { state: 'done' } | { state: 'asked'; waits: AskedApproval } | { state: 'refused' }

/** One subscription as it is stored, what is typed of it, and what is done with it. */
export function useOffer(key: string, clientId: string | undefined, versionGuid: string | undefined) {
  const dispatch = useAppDispatch()
  const [offer, setOffer] = useState<StaffOfferDetail>()
  /** What is typed; undefined while nothing is. */
  const [typed, setTyped] = useState<unknown>()
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const [busy, setBusy] = useState(false)
  const read = useCallback(async () => {
    const answer = await dispatch(calls.getStaffOffer({ params: { key }, query: { clientId, versionGuid } }))
    if (!calls.getStaffOffer.fulfilled.match(answer)) return setErrors(answer.payload?.errors ?? [])
    setOffer(answer.payload.data[0])
  }, [dispatch, key, clientId, versionGuid])
  useEffect(() => void read(), [read])

  const seen = offer?.seen ?? ''
  async function sent(
    ask: () => Promise<{ payload?: { data: unknown[]; waits?: AskedApproval } | { errors: readonly CallError[] } }>,
  ): Promise<Outcome> {
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
  const stored = async (outcome: Outcome): Promise<Outcome> => {
    if (outcome.state !== 'done') return outcome
    await read()
    setTyped(undefined)
    return outcome
  }
  const body = { clientId, seen }
  const params = { key }
  return {
    offer,
    typed,
    setTyped,
    errors,
    busy,
    /** Their state, where somebody was faster; what is typed stays. */
    read,
    save: async (content: unknown) =>
      stored(
        await sent(async () =>
          dispatch(calls.saveStaffOffer({ params, query: {}, body: { ...body, content: JSON.stringify(content) } })),
        ),
      ),
    /** The same under another name, as a draft of its own. */
    copy: async (other: string, content: unknown) =>
      sent(async () =>
        dispatch(
          calls.saveStaffOffer({
            params: { key: other },
            query: {},
            body: { clientId, seen: '', content: JSON.stringify(content) },
          }),
        ),
      ),
    release: async () => stored(await sent(async () => dispatch(calls.releaseStaffOffer({ params, query: {}, body })))),
    retire: async () => stored(await sent(async () => dispatch(calls.retireStaffOffer({ params, query: {}, body })))),
    discard: async () => sent(async () => dispatch(calls.discardStaffOffer({ params, body }))),
  }
}
