import type { StaffCount, StaffOrganisation } from '@billett/contract'
import { type OrganisationsState, organisationFilter } from '@billett/contract/lists/organisations-address.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { countStaffOrganisations, getStaffOrganisations } from '../../state/admin/admin.calls.ts'

/** The organisations that the address asks for, and how many there are. */
export function useStaffOrganisations(state: OrganisationsState) {
  const dispatch = useAppDispatch()
  const [rows, setRows] = useState<readonly StaffOrganisation[]>()
  const [found, setFound] = useState<StaffCount | null>(null)
  const { loading, failed, errors } = useCall(getStaffOrganisations)
  const { page, pageSize } = state
  // Which one is open makes it no other list.
  const asked = JSON.stringify(organisationFilter(state))
  const filter = useMemo<ReturnType<typeof organisationFilter>>(() => JSON.parse(asked), [asked])
  const again = useCallback(() => {
    // Pages of calls begin at 0.
    void dispatch(getStaffOrganisations({ query: { ...filter, page: page - 1, pageSize } })).then(answer => {
      if (getStaffOrganisations.fulfilled.match(answer)) setRows(answer.payload.data)
    })
    void dispatch(countStaffOrganisations({ query: filter })).then(answer => {
      if (countStaffOrganisations.fulfilled.match(answer)) setFound(answer.payload.data[0] ?? null)
    })
  }, [dispatch, filter, page, pageSize])
  useEffect(again, [again])
  return { rows, found, busy: loading, failed, errors, again }
}
