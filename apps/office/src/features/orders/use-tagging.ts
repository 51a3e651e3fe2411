import type { TagOrders } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { tagStaffOrders } from '../../state/admin/admin.calls.ts'

const NO_ERRORS: readonly CallError[] = []

/** Puts tags on orders and takes some off; says whether it was done, and keeps what is against it. */
export function useTagging() {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const tagged = async (body: TagOrders): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setErrors(NO_ERRORS)
    const answer = await dispatch(tagStaffOrders({ body }))
    setBusy(false)
    if (!tagStaffOrders.fulfilled.match(answer)) {
      setErrors(answer.payload?.errors ?? NO_ERRORS)
      return false
    }
    const [refused] = answer.payload.data.flatMap(({ error }) => error ?? [])
    if (refused) {
      const { fieldName: field, translationKey: key, customerErrorMessage: message, errorCode: code } = refused
      setErrors([{ field, key, message, code }])
    }
    return refused === undefined
  }
  return { busy, errors, tagged }
}
