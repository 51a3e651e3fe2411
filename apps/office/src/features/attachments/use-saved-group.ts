import type { FilesQuery, StaffAttachments } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getAttachmentFiles, getAttachments, saveAttachments } from '../../state/admin/admin.calls.ts'

const NO_ERRORS: readonly CallError[] = []

/** The server takes no file that is gone: one in another group would keep this one from being stored. */
const isThere = ({ fileName }: { fileName: string | null }): boolean => fileName !== null

/**
 * Stores what the tickets of one group bring. Where somebody else has changed the service area since it was read, their
 * version is read anew and `isLate` says so: what was chosen stays, and the next try changes this one group of it.
 */
export function useSavedGroup(plan: StaffAttachments, sortGroup: string | null, sort: FilesQuery['sort']) {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [isLate, setLate] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)

  const store = (chosen: readonly string[]) => {
    const others = plan.groups
      .filter(group => group.sortGroup !== sortGroup)
      .map(group => ({ sortGroup: group.sortGroup, files: group.files.filter(isThere).map(({ path }) => path) }))
      .filter(({ files }) => files.length > 0)
    const groups = [...others, { sortGroup, files: [...chosen] }]
    return dispatch(
      saveAttachments({ query: { serviceAreaId: plan.serviceAreaId }, body: { version: plan.version, groups } }),
    )
  }

  /** False where it was refused. */
  const send = async (chosen: readonly string[]): Promise<boolean> => {
    setBusy(true)
    setErrors(NO_ERRORS)
    const answer = await store(chosen)
    const refused = saveAttachments.rejected.match(answer) ? (answer.payload?.errors ?? NO_ERRORS) : NO_ERRORS
    const late = refused.some(({ key }) => key === 'error.changedMeanwhile')
    if (late) await dispatch(getAttachments({ query: { serviceAreaId: plan.serviceAreaId } }))
    else await dispatch(getAttachmentFiles({ query: { sort } }))
    setLate(late)
    setErrors(late ? NO_ERRORS : refused.map(error => ({ ...error, field: '' })))
    setBusy(false)
    return saveAttachments.fulfilled.match(answer)
  }

  return { busy, isLate, errors, send }
}
