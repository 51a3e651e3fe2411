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

/** The words that a page will say: its draft's, or its own where there is none. */
export const writtenOf = (page: DynamicPage): PageValues & { version: number } => page.draft ?? page

export type Sent = { state: 'stored'; page: DynamicPage } | { state: 'changed' } | { state: 'refused' }

/**
 * Stores the draft of a page, or tries what storing it would come to. Where somebody else has changed it since it was
 * read, nothing is lost: `theirs` is what is stored now, and storing once more replaces that version.
 */
export function useSavedPage(page: DynamicPage) {
  const { identifier, clientId } = page
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [theirs, setTheirs] = useState<DynamicPage>()
  const [read, setRead] = useState(writtenOf(page).version)

  const refuse = async (refused: readonly CallError[]) => {
    if (!refused.some(saysChanged)) return setErrors(refused)
    const answer = await dispatch(getDynamicPages())
    const all = getDynamicPages.fulfilled.match(answer) ? answer.payload.data : []
    const now = all.find(page => page.identifier === identifier && page.clientId === clientId)
    setTheirs(now)
    if (now) setRead(writtenOf(now).version)
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
    const [stored] = answer.payload.data
    if (!stored) return { state: 'refused' }
    if (!dryRun) {
      setTheirs(undefined)
      setRead(writtenOf(stored).version)
    }
    return { state: 'stored', page: stored }
  }

  return { busy, errors, theirs, send }
}
