import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getContactPersons } from '../../state/school/school.calls.ts'
import { selectContactPersons } from '../../state/school/school.selectors.ts'

/** The contact persons of an organisation, or of `all`. */
export function useContactPersons(orgGuid: string) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectContactPersons)
  const { loading, failed, errors } = useCall(getContactPersons)
  const again = useCallback(() => void dispatch(getContactPersons({ params: { orgGuid } })), [dispatch, orgGuid])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed: failed && !loading, errors, again }
}
