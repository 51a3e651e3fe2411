import { localDate, SERVICE_AREA, toInstant } from '@billett/domain'
import type { SearchWords } from '@billett/web-kit/forms/SearchedField.tsx'
import { useOffice } from '../../../hooks/office.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { searchOrigins } from '../../../state/school/school.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** How many are offered at a time. */
const OFFERED = 10

/** Stops by what is typed of their names, for a field that searches them. */
export function useStops() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const words: SearchWords = {
    typeMore: t('school.way.typeMore'),
    searching: t('school.way.searching'),
    failed: t('school.way.searchFailed'),
    nothing: t('school.way.nothingFound'),
    found: count => t('school.way.hits', { count }),
  }
  const stops = async (search: string) => {
    const date = localDate(toInstant(Date.now()), timeZone)
    const query = { date, search, serviceArea: SERVICE_AREA.ticket, pageSize: OFFERED }
    const answer = await dispatch(searchOrigins({ query }))
    return searchOrigins.fulfilled.match(answer) ? answer.payload.data : undefined
  }
  return { words, stops }
}
