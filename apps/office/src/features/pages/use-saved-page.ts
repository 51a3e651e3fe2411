import type { DynamicPage } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getDynamicPages, saveDynamicPage } from '../../state/admin/admin.calls.ts'

const NO_ERRORS: readonly CallError[] = []

export interface PageValues {
  title: string
  subtitle: string
  content: string
}

const saysChanged = ({ key }: CallError) => key === 'error.changedMeanwhile'

export type Sent =
  | { state: 'stored'; page: DynamicPage }
  | { state: 'waiting' }
  | { state: 'changed' }
  | { state: 'refused' }

/**
 * Stores a page, or tries what storing it would come to. Where somebody else has changed it since it was read, nothing
 * is lost: `theirs` is what is stored now, and storing once more replaces that version.
 */
export function useSavedPage({ identifier, clientId, version }: DynamicPage) {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [theirs, setTheirs] = useState<DynamicPage>()
  const [read, setRead] = useState(version)

  const refuse = async (refused: readonly CallError[]) => {
    if (!refused.some(saysChanged)) return setErrors(refused)
    const answer = await dispatch(getDynamicPages())
    const all = getDynamicPages.fulfilled.match(answer) ? answer.payload.data : []
    const now = all.find(page => page.identifier === identifier && page.clientId === clientId)
    setTheirs(now)
    if (now) setRead(now.version)
    setErrors(now ? NO_ERRORS : refused)
  }

  const send = async (values: PageValues, dryRun: boolean): Promise<Sent> => {
    setBusy(true)
    setErrors(NO_ERRORS)
    const query = dryRun ? { client: clientId, dryRun } : { client: clientId }
    const answer = await dispatch(
      saveDynamicPage({ params: { identifier }, query, body: { ...values, version: read } }),
    )
    const isAnswered = saveDynamicPage.fulfilled.match(answer)
    if (!isAnswered) await refuse(answer.payload?.errors ?? NO_ERRORS)
    setBusy(false)
    if (!isAnswered) return { state: answer.payload?.errors.some(saysChanged) ? 'changed' : 'refused' }
    const [page] = answer.payload.data
    // What waits for a second person is answered without a page.
    if (page?.identifier === undefined) return { state: 'waiting' }
    if (!dryRun) {
      setTheirs(undefined)
      setRead(page.version)
    }
    return { state: 'stored', page }
  }

  return { busy, errors, theirs, send }
}
