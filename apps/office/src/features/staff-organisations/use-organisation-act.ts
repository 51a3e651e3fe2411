import type { StaffOrganisationDetail } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getStaffOrganisation } from '../../state/admin/admin.calls.ts'

export interface OrganisationActProps {
  organisation: StaffOrganisationDetail
  /** How it stands then, and what was done, in words. */
  onDone: (after: StaffOrganisationDetail, text: string) => void
  onClose: () => void
}

const NO_ERRORS: readonly CallError[] = []

type Answered = { payload?: { data: StaffOrganisationDetail[] } | { errors: readonly CallError[] } }

const saysChanged = ({ key }: CallError) => key === 'error.changedMeanwhile'

/**
 * Does something to an organisation as it was read. Where somebody else was faster nothing is lost: `theirs` is what
 * is stored now, and sending once more replaces that.
 */
export function useOrganisationAct(shown: StaffOrganisationDetail) {
  const dispatch = useAppDispatch()
  // As it was when the form opened, whatever is read meanwhile.
  const [begun] = useState(shown)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [theirs, setTheirs] = useState<StaffOrganisationDetail>()
  const { version } = theirs ?? begun

  const refuse = async (refused: readonly CallError[]) => {
    if (!refused.some(saysChanged)) return setErrors(refused)
    const answer = await dispatch(getStaffOrganisation({ params: { organisationGuid: begun.guid } }))
    const now = getStaffOrganisation.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    setTheirs(now)
    // The form has no field for a version: it is said of the organisation as a whole.
    setErrors(now ? NO_ERRORS : refused.map(error => ({ ...error, field: '' })))
  }

  /** How it stands then; undefined where it was refused. */
  const act = async (
    ask: (at: { params: { organisationGuid: string }; version: number }) => Promise<Answered>,
  ): Promise<StaffOrganisationDetail | undefined> => {
    setBusy(true)
    setErrors(NO_ERRORS)
    const { payload } = await ask({ params: { organisationGuid: begun.guid }, version })
    if (!payload || 'errors' in payload) await refuse(payload?.errors ?? NO_ERRORS)
    setBusy(false)
    return payload && 'data' in payload ? payload.data[0] : undefined
  }

  return { begun, busy, errors, theirs, act }
}
