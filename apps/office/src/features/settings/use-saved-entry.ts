import type { StaffConfig } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getConfig, saveConfig } from '../../state/admin/admin.calls.ts'
import { whose } from './use-config.ts'

const NO_ERRORS: readonly CallError[] = []

const saysChanged = ({ key }: CallError) => key === 'error.changedMeanwhile'

/** At the field, in the words of the answer: they say what of the value is wrong. */
const atField = (error: CallError): CallError =>
  error.field.startsWith('changes.0') ? { ...error, field: 'text', key: '' } : { ...error, field: '' }

/**
 * Stores another value of an entry as a draft. Where somebody else has changed the configuration since it was read,
 * nothing is lost: `theirs` is its value now, and storing once more continues that version.
 */
export function useSavedEntry({ clientId, version }: StaffConfig, path: string) {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [theirs, setTheirs] = useState<{ version: number; value: string }>()

  const refuse = async (refused: readonly CallError[]) => {
    if (!refused.some(saysChanged)) return setErrors(refused.map(atField))
    const answer = await dispatch(getConfig({ query: whose(clientId) }))
    const now = getConfig.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    const entry = now?.categories.flatMap(({ entries }) => entries).find(one => one.path === path)
    setTheirs(now && entry && { version: now.version, value: entry.value })
    setErrors(now ? NO_ERRORS : refused)
  }

  /** The version as it is stored; undefined where it was refused. `value` is JSON, '' where nothing is said. */
  const send = async (value: string): Promise<StaffConfig | undefined> => {
    setBusy(true)
    setErrors(NO_ERRORS)
    const body = { clientId, version: theirs?.version ?? version, changes: [{ path, value }] }
    const answer = await dispatch(saveConfig({ body }))
    const stored = saveConfig.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    if (saveConfig.rejected.match(answer)) await refuse(answer.payload?.errors ?? NO_ERRORS)
    setBusy(false)
    return stored
  }

  return { busy, errors, theirs: theirs?.value, send }
}
