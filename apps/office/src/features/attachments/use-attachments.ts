import type { FilesQuery } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getAttachmentFiles, getAttachments } from '../../state/admin/admin.calls.ts'
import { selectAttachments, selectFiles } from '../../state/admin/admin.selectors.ts'

/** The files there are, and which go with the tickets of a service area; asked for anew for another one or order. */
export function useAttachments(serviceAreaId: number, sort: FilesQuery['sort']) {
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectAttachments)
  const files = useAppSelector(selectFiles) ?? undefined
  const plans = useCall(getAttachments)
  const lists = useCall(getAttachmentFiles)
  const again = useCallback(() => {
    void dispatch(getAttachments({ query: { serviceAreaId } }))
    void dispatch(getAttachmentFiles({ query: { sort } }))
  }, [dispatch, serviceAreaId, sort])
  useEffect(again, [again])
  const plan = shown?.serviceAreaId === serviceAreaId ? shown : undefined
  return { plan, files, plans, lists, again }
}
