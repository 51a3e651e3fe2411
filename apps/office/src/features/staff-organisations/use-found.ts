import type { OrganisationKind } from '@billett/domain'
import { localDate, SERVICE_AREA, toInstant } from '@billett/domain'
import type { SearchWords } from '@billett/web-kit/forms/SearchedField.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getStaffOrganisations } from '../../state/admin/admin.calls.ts'
import { searchOrigins } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** How many are offered at a time. */
const OFFERED = 10

/** Organisations and stops by what is typed of their names. */
export function useFound() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const today = localDate(toInstant(Date.now()), timeZone)
  const words: SearchWords = {
    typeMore: t('organisations.typeMore'),
    searching: t('organisations.searching'),
    failed: t('organisations.searchFailed'),
    nothing: t('organisations.nothingFound'),
    found: count => t('organisations.hits', { count }),
  }
  return {
    today,
    words,
    organisations: async (
      search: string,
      { clientId, may }: { clientId?: string; may: (kind: OrganisationKind) => boolean },
    ) => {
      const query = { search, clientId: clientId || undefined, state: 'served' as const }
      const answer = await dispatch(getStaffOrganisations({ query: { ...query, pageSize: 100 } }))
      if (!getStaffOrganisations.fulfilled.match(answer)) return undefined
      return answer.payload.data.filter(({ kind }) => may(kind)).slice(0, OFFERED)
    },
    stops: async (search: string) => {
      const query = { date: today, search, serviceArea: SERVICE_AREA.ticket, pageSize: OFFERED }
      const answer = await dispatch(searchOrigins({ query }))
      return searchOrigins.fulfilled.match(answer) ? answer.payload.data : undefined
    },
  }
}
