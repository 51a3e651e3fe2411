import { NewWebhook, type StaffWebhook } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { isAnyOf } from '@reduxjs/toolkit'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { createStaffWebhook, getStaffWebhooks, updateStaffWebhook } from '../../state/admin/admin.calls.ts'

const NO_ERRORS: readonly CallError[] = []

const { name, url, events } = NewWebhook.shape

/** What is typed into the form of a webhook; `clientId` is '' for the own one. */
export const WebhookValues = z.object({ clientId: z.string(), name, url, events })
export type WebhookValues = z.infer<typeof WebhookValues>

const isRefused = isAnyOf(createStaffWebhook.rejected, updateStaffWebhook.rejected)

const saysChanged = ({ key }: CallError) => key === 'error.changedMeanwhile'

/** What becomes of what was typed: the secret of a new one, which is shown once; '' where it was there before. */
export interface Saved {
  secret: string
}

/**
 * Stores a webhook. Where somebody else has changed it since it was read, nothing is lost: `theirs` is what is stored
 * now, and storing once more replaces that version.
 */
export function useSavedWebhook(webhook: StaffWebhook | undefined) {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [theirs, setTheirs] = useState<StaffWebhook>()
  const read = theirs ?? webhook

  const refuse = async (refused: readonly CallError[]) => {
    if (!refused.some(saysChanged)) return setErrors(refused)
    const answer = await dispatch(getStaffWebhooks())
    const all = getStaffWebhooks.fulfilled.match(answer) ? answer.payload.data : []
    const now = all.find(({ id }) => id === read?.id)
    setTheirs(now)
    // The form has no field for a version: it is said of the webhook as a whole.
    setErrors(now ? NO_ERRORS : refused.map(error => ({ ...error, field: '' })))
  }

  /** Undefined where it was refused. */
  const send = async ({ clientId, ...typed }: WebhookValues): Promise<Saved | undefined> => {
    setBusy(true)
    setErrors(NO_ERRORS)
    const answer = read
      ? await dispatch(
          updateStaffWebhook({ params: { webhookId: read.id }, body: { ...typed, version: read.version } }),
        )
      : await dispatch(createStaffWebhook({ body: { ...typed, clientId: clientId || undefined } }))
    if (isRefused(answer)) await refuse(answer.payload?.errors ?? NO_ERRORS)
    setBusy(false)
    if (createStaffWebhook.fulfilled.match(answer)) return { secret: answer.payload.data[0]?.secret ?? '' }
    return updateStaffWebhook.fulfilled.match(answer) ? { secret: '' } : undefined
  }

  return { busy, errors, theirs, send }
}
