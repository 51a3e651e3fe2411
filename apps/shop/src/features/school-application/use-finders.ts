import { SERVICE_AREA } from '@billett/domain'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { findSchools } from '../../state/school/school.calls.ts'
import { wallClockNow } from '../../state/tariff/now.ts'
import { searchOrigins } from '../../state/tariff/tariff.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const PAGE_SIZE = 10

/** How stops and schools are found while one types. */
export function useFinders() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { region } = useShop()
  return {
    words: {
      typeMore: t('schoolApply.typeMore'),
      searching: t('schoolApply.searching'),
      failed: t('schoolApply.searchFailed'),
      nothing: t('schoolApply.nothingFound'),
      found: (count: number) => t('schoolApply.found', { count }),
    },
    stopsNamed: async (search: string) => {
      const query = { date: wallClockNow(region.timeZone).slice(0, 10), search, serviceArea: SERVICE_AREA.ticket }
      const answer = await dispatch(searchOrigins({ query: { ...query, pageSize: PAGE_SIZE } }))
      return searchOrigins.fulfilled.match(answer) ? answer.payload.data : undefined
    },
    schoolsNamed: async (search: string) => {
      const answer = await dispatch(findSchools({ query: { search } }))
      return findSchools.fulfilled.match(answer) ? answer.payload.data : undefined
    },
  }
}
