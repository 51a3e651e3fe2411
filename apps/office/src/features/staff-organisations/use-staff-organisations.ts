import { type OrganisationsState, organisationFilter } from '@billett/contract/lists/organisations-address.ts'
import { pageAsked, useCounted } from '../../hooks/use-listed.ts'
import { countStaffOrganisations, getStaffOrganisations } from '../../state/admin/admin.calls.ts'

/** The organisations that the address asks for, and how many there are. Which one is open makes it no other list. */
export function useStaffOrganisations(state: OrganisationsState) {
  const filter = organisationFilter(state)
  return useCounted(
    { call: getStaffOrganisations, args: { query: { ...filter, ...pageAsked(state) } } },
    { call: countStaffOrganisations, args: { query: filter } },
  )
}
