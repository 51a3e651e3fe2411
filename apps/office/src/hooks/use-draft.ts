import type { AskedApproval } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useState } from 'react'

/** What has become of an act: done, waiting for a second person, or refused. */
export type Outcome = { state: 'done' } | { state: 'asked'; waits: AskedApproval } | { state: 'refused' }

/** What a thunk comes to. */
type Answered<Item> = {
  payload?: { data: readonly Item[]; waits?: AskedApproval } | { errors: readonly CallError[] }
}

/**
 * Something in versions as it is stored, and what is typed of its draft. `ask` reads it, anew whenever it is another
 * function.
 */
export function useDraft<Item>(ask: () => Promise<Answered<Item>>) {
  const [known, setKnown] = useState<Item>()
  /** What is typed; undefined while nothing is. */
  const [typed, setTyped] = useState<unknown>()
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const [busy, setBusy] = useState(false)
  const read = useCallback(async () => {
    const { payload } = await ask()
    if (!payload || 'errors' in payload) return setErrors(payload?.errors ?? [])
    setKnown(payload.data[0])
  }, [ask])
  useEffect(() => void read(), [read])

  /** What an act has come to. */
  async function sent(act: () => Promise<Answered<unknown>>): Promise<Outcome> {
    setBusy(true)
    const { payload } = await act()
    setBusy(false)
    if (!payload || 'errors' in payload) {
      setErrors(payload?.errors ?? [])
      return { state: 'refused' }
    }
    setErrors([])
    return payload.waits ? { state: 'asked', waits: payload.waits } : { state: 'done' }
  }
  /** The same of an act after which another state is stored: what was typed is in it. */
  async function stored(act: () => Promise<Answered<unknown>>): Promise<Outcome> {
    const outcome = await sent(act)
    if (outcome.state !== 'done') return outcome
    await read()
    setTyped(undefined)
    return outcome
  }
  return {
    known,
    sent,
    stored,
    /** What dialogs need; `read` shows their state where somebody was faster, and what is typed stays. */
    draft: { typed, setTyped, errors, busy, read },
  }
}
