import { use, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks/store-hooks.ts'
import { usePortalView } from '../hooks/use-portal-view.ts'
import { viewOf } from '../state/school/portal-view.ts'
import { getOrganisationByUser } from '../state/school/school.calls.ts'
import { selectIsOfPortal, selectOwn, selectView } from '../state/school/school.selectors.ts'
import { viewChosen } from '../state/school/school.slice.ts'
import { selectUser } from '../state/user.selectors.ts'
import { addCompanyWords } from '../texts/company-words.ts'
import { TextsContext } from '../texts/use-texts.ts'

/** What the portal knows of whoever has signed in: where they are named, how they want to see it, and its words. */
export function PortalStart() {
  const dispatch = useAppDispatch()
  const texts = use(TextsContext)
  const isOfPortal = useAppSelector(selectIsOfPortal)
  const { userId } = useAppSelector(selectUser)
  const own = useAppSelector(selectOwn)
  const isViewKnown = useAppSelector(selectView) !== null
  const { darkMode } = usePortalView().view
  const isUnknown = isOfPortal && own === null
  const saysCompany = own?.some(({ words }) => words === 'company') ?? false
  useEffect(() => {
    if (isUnknown) void dispatch(getOrganisationByUser())
  }, [dispatch, isUnknown])
  useEffect(() => {
    if (isOfPortal && !isViewKnown) dispatch(viewChosen(viewOf(userId)))
  }, [dispatch, isOfPortal, isViewKnown, userId])
  useEffect(() => {
    if (saysCompany && texts) void addCompanyWords(texts)
  }, [saysCompany, texts])
  useEffect(() => {
    document.documentElement.dataset.mode = darkMode ? 'dark' : 'light'
  }, [darkMode])
  return null
}
