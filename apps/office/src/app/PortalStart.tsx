import { showMode } from '@billett/web-kit/theme/show-look.ts'
import { use, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks/store-hooks.ts'
import { keepView, viewOf } from '../state/school/portal-view.ts'
import { getOrganisationByUser, getPortalSettings } from '../state/school/school.calls.ts'
import { selectIsOfPortal, selectOwn, selectView } from '../state/school/school.selectors.ts'
import { viewFound } from '../state/school/school.slice.ts'
import { selectUser } from '../state/user.selectors.ts'
import { addCompanyWords } from '../texts/company-words.ts'
import { TextsContext } from '../texts/use-texts.ts'
import { modeOf } from './mode-of.ts'

/** What the office knows of whoever has signed in: how they want to see it, and in the portal where they are named. */
export function PortalStart() {
  const dispatch = useAppDispatch()
  const texts = use(TextsContext)
  const isOfPortal = useAppSelector(selectIsOfPortal)
  const { userId } = useAppSelector(selectUser)
  const own = useAppSelector(selectOwn)
  const view = useAppSelector(selectView)
  const isViewKnown = view !== null
  const isUnknown = isOfPortal && own === null
  const saysCompany = own?.some(({ words }) => words === 'company') ?? false
  useEffect(() => {
    if (isUnknown) void dispatch(getOrganisationByUser())
  }, [dispatch, isUnknown])
  useEffect(() => {
    if (userId && !isViewKnown) dispatch(viewFound(viewOf(userId)))
  }, [dispatch, isViewKnown, userId])
  useEffect(() => {
    if (isOfPortal && userId) void dispatch(getPortalSettings())
  }, [dispatch, isOfPortal, userId])
  useEffect(() => {
    if (saysCompany && texts) void addCompanyWords(texts)
  }, [saysCompany, texts])
  useEffect(() => {
    if (!view) return
    showMode(modeOf(view))
    // The next start on this device begins with it, before the account has answered.
    if (userId) keepView(userId, view)
  }, [view, userId])
  return null
}
