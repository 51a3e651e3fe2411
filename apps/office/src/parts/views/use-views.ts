import type { ViewedList } from '@billett/domain'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffViews } from '../../state/admin/admin.calls.ts'
import { selectViews } from '../../state/admin/admin.selectors.ts'

/** The views of a list, undefined until they are there; `again` asks for them anew. */
export function useViews(list: ViewedList) {
  const dispatch = useAppDispatch()
  const views = useAppSelector(selectViews)
  const again = useCallback(() => void dispatch(getStaffViews({ query: { list } })), [dispatch, list])
  useEffect(again, [again])
  return { views: views?.list === list ? views.rows : undefined, again }
}
