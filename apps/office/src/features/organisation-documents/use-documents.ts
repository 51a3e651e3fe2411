import type { DocumentsFound } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { pageAsked } from '../../hooks/use-listed.ts'
import { countOrganisationFiles, getOrganisationFiles } from '../../state/school/school.calls.ts'
import { selectChosenOrganisation, selectUploadedFiles } from '../../state/school/school.selectors.ts'

interface Asked {
  pageSize: number
  onlyNew: boolean
}

/**
 * A page of the files of the organisation that was chosen last and of those below it; at first of the reader's own. Of
 * another organisation the first is shown, and the last where there are fewer pages than there were.
 */
export function useDocuments({ pageSize, onlyNew }: Asked) {
  const dispatch = useAppDispatch()
  const orgGuid = useAppSelector(selectChosenOrganisation)
  const rows = useAppSelector(selectUploadedFiles)
  const [known, setKnown] = useState<DocumentsFound & { orgGuid: string }>()
  const [turned, setTurned] = useState<{ page: number; orgGuid: string | null }>()
  const turn = useCallback((page: number) => setTurned({ page, orgGuid }), [orgGuid])
  const found = known?.orgGuid === orgGuid ? known : undefined
  const total = onlyNew ? found?.waiting : found?.total
  const last = total === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(total / pageSize))
  const page = turned?.orgGuid === orgGuid ? Math.min(turned.page, last) : 1
  const { loading, failed, errors } = useCall(getOrganisationFiles)
  const look = useCallback(() => {
    const query = { ...pageAsked({ page, pageSize }), ...(onlyNew && { onlyNew }) }
    if (orgGuid !== null) void dispatch(getOrganisationFiles({ params: { orgGuid }, query }))
  }, [dispatch, orgGuid, page, pageSize, onlyNew])
  const count = useCallback(async () => {
    if (orgGuid === null) return
    const answer = await dispatch(countOrganisationFiles({ params: { orgGuid } }))
    const counted = countOrganisationFiles.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    if (counted) setKnown({ ...counted, orgGuid })
  }, [dispatch, orgGuid])
  useEffect(look, [look])
  useEffect(() => void count(), [count])
  const again = useCallback(() => {
    look()
    void count()
  }, [look, count])
  return { page, turn, rows: rows ?? undefined, found, total, busy: loading, failed: failed && !loading, errors, again }
}
