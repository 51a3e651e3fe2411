import { useEffect } from 'react'
import { organisationChosen } from '../state/school/school.slice.ts'
import { useAppDispatch } from './store-hooks.ts'
import { useScreen } from './use-screen.ts'

/** The organisation that a screen of the portal is about; the menu leads to the same one from then on. */
export function useOrganisationOfPath(): string {
  const dispatch = useAppDispatch()
  const id = useScreen()?.params.id ?? ''
  useEffect(() => {
    dispatch(organisationChosen(id))
  }, [dispatch, id])
  return id
}
