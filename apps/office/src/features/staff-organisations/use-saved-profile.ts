import type { InvoiceProfileBody, StaffInvoiceProfile } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getInvoiceProfile, setInvoiceProfile } from '../../state/admin/admin.calls.ts'

const NO_ERRORS: readonly CallError[] = []

const saysChanged = ({ key }: CallError) => key === 'error.changedMeanwhile'

/** The form knows the fields of a profile by their own names, and none for its version. */
const atField = ({ field, ...error }: CallError): CallError => ({
  ...error,
  field: field === 'version' ? '' : field.replace(/^profile\./, ''),
})

/**
 * Stores how an organisation wants its invoices. Where somebody else was faster nothing is lost: `theirs` is what is
 * stored now, and storing once more replaces that.
 */
export function useSavedProfile(organisationGuid: string, begun: StaffInvoiceProfile) {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [theirs, setTheirs] = useState<StaffInvoiceProfile>()
  const params = { organisationGuid }

  const lookAgain = async () => {
    const answer = await dispatch(getInvoiceProfile({ params }))
    return getInvoiceProfile.fulfilled.match(answer) ? answer.payload.data[0] : undefined
  }

  /** Whether it is stored. */
  const send = async (profile: InvoiceProfileBody['profile']): Promise<boolean> => {
    setBusy(true)
    setErrors(NO_ERRORS)
    const { version } = theirs ?? begun
    const answer = await dispatch(setInvoiceProfile({ params, body: { version, profile } }))
    const isStored = setInvoiceProfile.fulfilled.match(answer)
    const refused = isStored ? NO_ERRORS : (answer.payload?.errors ?? NO_ERRORS)
    const now = refused.some(saysChanged) ? await lookAgain() : undefined
    if (now) setTheirs(now)
    setErrors(now ? NO_ERRORS : refused.map(atField))
    setBusy(false)
    return isStored
  }

  return { busy, errors, theirs, send }
}
