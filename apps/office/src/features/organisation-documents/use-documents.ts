import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getOrganisationFiles } from '../../state/school/school.calls.ts'
import { selectChosenOrganisation, selectUploadedFiles } from '../../state/school/school.selectors.ts'

/** The files of the organisation that was chosen last and of those below it; at first of the reader's own. */
export function useDocuments() {
  const dispatch = useAppDispatch()
  const orgGuid = useAppSelector(selectChosenOrganisation)
  const rows = useAppSelector(selectUploadedFiles)
  const { loading, failed, errors } = useCall(getOrganisationFiles)
  const again = useCallback(() => {
    if (orgGuid !== null) void dispatch(getOrganisationFiles({ params: { orgGuid } }))
  }, [dispatch, orgGuid])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed: failed && !loading, errors, again }
}
