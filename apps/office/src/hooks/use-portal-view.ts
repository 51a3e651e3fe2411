import { useCallback } from 'react'
import { keepView, type PortalView, USUAL_VIEW } from '../state/school/portal-view.ts'
import { selectView } from '../state/school/school.selectors.ts'
import { viewChosen } from '../state/school/school.slice.ts'
import { selectUser } from '../state/user.selectors.ts'
import { useAppDispatch, useAppSelector } from './store-hooks.ts'

/** How the reader wants to see the portal; what is chosen holds at once and stays on this device. */
export function usePortalView(): { view: PortalView; choose: (part: Partial<PortalView>) => void } {
  const dispatch = useAppDispatch()
  const { userId } = useAppSelector(selectUser)
  const view = useAppSelector(selectView) ?? USUAL_VIEW
  const choose = useCallback(
    (part: Partial<PortalView>) => {
      const next = { ...view, ...part }
      keepView(userId, next)
      dispatch(viewChosen(next))
    },
    [dispatch, userId, view],
  )
  return { view, choose }
}
