import type { StaffMessage } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { isAnyOf } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { createStaffMessage, getStaffMessages, updateStaffMessage } from '../../state/admin/admin.calls.ts'
import { contentOf, type MessageValues } from './message-values.ts'

const NO_ERRORS: readonly CallError[] = []

const isStored = isAnyOf(createStaffMessage.fulfilled, updateStaffMessage.fulfilled)
const isRefused = isAnyOf(createStaffMessage.rejected, updateStaffMessage.rejected)

/** The form has no field for a version: whose it is, is said of the message as a whole. */
const atForm = (error: CallError): CallError => (error.field === 'version' ? { ...error, field: '' } : error)

const saysChanged = ({ key }: CallError) => key === 'error.changedMeanwhile'

/**
 * Stores a message, or tries what storing it would come to. Where somebody else has changed it since it was read,
 * nothing is lost: `theirs` is what is stored now, and storing once more replaces that version.
 */
export function useSavedMessage(message: StaffMessage | undefined) {
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [theirs, setTheirs] = useState<StaffMessage>()
  const read = theirs ?? message

  /** What is stored now; undefined where it is gone. */
  const lookAgain = async (id: string): Promise<StaffMessage | undefined> => {
    const answer = await dispatch(getStaffMessages())
    return getStaffMessages.fulfilled.match(answer) ? answer.payload.data.find(one => one.id === id) : undefined
  }

  const refuse = async (refused: readonly CallError[]) => {
    const now = read && refused.some(saysChanged) ? await lookAgain(read.id) : undefined
    if (now) setTheirs(now)
    setErrors(now ? refused.filter(error => !saysChanged(error)) : refused.map(atForm))
  }

  /** The message as it is stored, or would be; undefined where it was refused. */
  const send = async (values: MessageValues, dryRun: boolean): Promise<StaffMessage | undefined> => {
    setBusy(true)
    setErrors(NO_ERRORS)
    const content = contentOf(values, timeZone)
    const query = dryRun ? { dryRun } : {}
    const answer = read
      ? await dispatch(updateStaffMessage({ query, body: { ...content, id: read.id, version: read.version } }))
      : await dispatch(createStaffMessage({ query, body: { ...content, clientId: values.clientId || undefined } }))
    if (isRefused(answer)) await refuse(answer.payload?.errors ?? NO_ERRORS)
    setBusy(false)
    return isStored(answer) ? answer.payload.data[0] : undefined
  }

  return { busy, errors, theirs, send }
}
