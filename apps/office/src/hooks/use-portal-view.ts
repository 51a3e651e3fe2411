import { useCallback } from 'react'
import { lookOf, type PortalView, USUAL_VIEW } from '../state/school/portal-view.ts'
import { keepPortalSettings } from '../state/school/school.calls.ts'
import { selectIsOfPortal, selectView } from '../state/school/school.selectors.ts'
import { viewChosen } from '../state/school/school.slice.ts'
import { useAppDispatch, useAppSelector } from './store-hooks.ts'

/** How the reader wants to see the portal; what is chosen holds at once, and is kept with their account. */
export function usePortalView(): { view: PortalView; choose: (part: Partial<PortalView>) => void } {
  const dispatch = useAppDispatch()
  const isOfPortal = useAppSelector(selectIsOfPortal)
  const view = useAppSelector(selectView) ?? USUAL_VIEW
  const choose = useCallback(
    (part: Partial<PortalView>) => {
      const next = { ...view, ...part }
      dispatch(viewChosen(next))
      // Of staff no account keeps it: they are nobody of the portal.
      if (isOfPortal) void dispatch(keepPortalSettings({ body: lookOf(next) }))
    },
    [dispatch, isOfPortal, view],
  )
  return { view, choose }
}
