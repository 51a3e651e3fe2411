import type { PortalLook } from '@billett/domain'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useCallback } from 'react'
import { USUAL_VIEW } from '../state/school/portal-view.ts'
import { keepPortalSettings } from '../state/school/school.calls.ts'
import { selectIsOfPortal, selectView } from '../state/school/school.selectors.ts'
import { viewChosen } from '../state/school/school.slice.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useAppDispatch, useAppSelector } from './store-hooks.ts'

/**
 * How the reader wants to see the portal; what is chosen holds at once, and is kept with their account. Where it could
 * not be kept, they are told.
 */
export function usePortalView(): { view: PortalLook; choose: (part: Partial<PortalLook>) => void } {
  const dispatch = useAppDispatch()
  const say = useSay()
  const { t } = useTexts()
  const isOfPortal = useAppSelector(selectIsOfPortal)
  const view = useAppSelector(selectView) ?? USUAL_VIEW
  const choose = useCallback(
    (part: Partial<PortalLook>) => {
      const next = { ...view, ...part }
      dispatch(viewChosen(next))
      // Of staff no account keeps it: they are nobody of the portal.
      if (!isOfPortal) return
      void dispatch(keepPortalSettings({ body: next })).then(kept => {
        if (keepPortalSettings.rejected.match(kept)) say(t('school.settings.notKept'))
      })
    },
    [dispatch, isOfPortal, say, t, view],
  )
  return { view, choose }
}
