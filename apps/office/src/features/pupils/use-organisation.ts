import type { PayersDetail } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getOrganisationDetails, getOrganisationDetailsForSchool } from '../../state/school/school.calls.ts'
import { selectOrganisation, selectOwn, selectSeesNode } from '../../state/school/school.selectors.ts'

/** An organisation with its figures: who pays is told the money as well. Asked for by whoever sees the overview. */
export function useOrganisation(guid: string) {
  const dispatch = useAppDispatch()
  const sees = useAppSelector(selectSeesNode(['SchoolOverview', 'StudentOverview']))
  const own = useAppSelector(selectOwn)
  const organisation = useAppSelector(selectOrganisation(guid))
  const paysFor = own?.some(({ view }) => view === 'payer') ?? false
  const isKnown = own !== null
  const ofPayer = useCall(getOrganisationDetails)
  const ofSchool = useCall(getOrganisationDetailsForSchool)
  const { failed, errors } = paysFor ? ofPayer : ofSchool
  const again = useCallback(() => {
    if (!sees || !isKnown) return
    if (paysFor) void dispatch(getOrganisationDetails({ params: { guid } }))
    else void dispatch(getOrganisationDetailsForSchool({ params: { guid } }))
  }, [dispatch, guid, isKnown, paysFor, sees])
  useEffect(again, [again])
  return { organisation, sees, paysFor, failed, errors, again }
}

/** Whether money is told. */
export const isOfPayer = (organisation: object): organisation is PayersDetail => 'yearInCent' in organisation
