import type { StaffUserDetail } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getStaffUser, updateUser } from '../../state/admin/admin.calls.ts'
import { changeOf, type EditValues } from './edit-values.ts'

const NO_ERRORS: readonly CallError[] = []

const saysChanged = ({ key }: CallError) => key === 'error.changedMeanwhile'

/**
 * Changes an account. Where somebody else has changed the same meanwhile, nothing is lost: `theirs` is what is stored
 * now, and storing once more replaces that.
 */
export function useSavedUser(user: StaffUserDetail) {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [theirs, setTheirs] = useState<StaffUserDetail>()
  const params = { userId: user.userId }

  const lookAgain = async () => {
    const answer = await dispatch(getStaffUser({ params }))
    return getStaffUser.fulfilled.match(answer) ? answer.payload.data[0] : undefined
  }

  /** `mailed`: a new address counts once it was confirmed. Undefined where it was refused. */
  const send = async (values: EditValues): Promise<'saved' | 'mailed' | undefined> => {
    setBusy(true)
    setErrors(NO_ERRORS)
    const body = changeOf(values, theirs ?? user)
    const answer = await dispatch(updateUser({ params: { id: user.userId }, body }))
    if (updateUser.fulfilled.match(answer)) {
      await lookAgain()
      setBusy(false)
      return body.email === undefined ? 'saved' : 'mailed'
    }
    const refused = answer.payload?.errors ?? NO_ERRORS
    const now = refused.some(saysChanged) ? await lookAgain() : undefined
    if (now) setTheirs(now)
    setErrors(now ? NO_ERRORS : refused)
    setBusy(false)
    return undefined
  }

  return { busy, errors, theirs, send }
}
