import type { DocumentsFound } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { pageAsked } from '../../hooks/use-listed.ts'
import { countOrganisationFiles, getOrganisationFiles } from '../../state/school/school.calls.ts'
import { selectChosenOrganisation, selectUploadedFiles } from '../../state/school/school.selectors.ts'

interface Asked {
  /** From 1 on. */
  page: number
  pageSize: number
  onlyNew: boolean
}

/** A page of the files of the organisation that was chosen last and of those below it; at first of the reader's own. */
export function useDocuments({ page, pageSize, onlyNew }: Asked) {
  const dispatch = useAppDispatch()
  const orgGuid = useAppSelector(selectChosenOrganisation)
  const rows = useAppSelector(selectUploadedFiles)
  const [found, setFound] = useState<DocumentsFound>()
  const { loading, failed, errors } = useCall(getOrganisationFiles)
  const list = useCallback(() => {
    const query = { ...pageAsked({ page, pageSize }), ...(onlyNew && { onlyNew }) }
    if (orgGuid !== null) void dispatch(getOrganisationFiles({ params: { orgGuid }, query }))
  }, [dispatch, orgGuid, page, pageSize, onlyNew])
  const count = useCallback(async () => {
    if (orgGuid === null) return
    const answer = await dispatch(countOrganisationFiles({ params: { orgGuid } }))
    if (countOrganisationFiles.fulfilled.match(answer)) setFound(answer.payload.data[0])
  }, [dispatch, orgGuid])
  useEffect(list, [list])
  useEffect(() => void count(), [count])
  const again = useCallback(() => {
    list()
    void count()
  }, [list, count])
  return { rows: rows ?? undefined, found, busy: loading, failed: failed && !loading, errors, again }
}
