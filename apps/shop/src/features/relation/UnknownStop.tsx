import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { SearchCard } from '../../parts/search/SearchCard.tsx'
import { StopSheet } from '../../parts/stops/StopSheet.tsx'
import type { Relation } from '../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  ends: { start: boolean; end: boolean }
  onSearch: (relation: Relation) => void
}

/** The address names a stop nobody knows (any more): the search says at which field, and keeps the rest. */
export function UnknownStop({ ends, onSearch }: Props) {
  const { t } = useTexts()
  return (
    <Page>
      <Headline headline={t('search.goneTitle')} lead={t('search.goneText')} />
      <SearchCard unknown={ends} onSearch={onSearch} />
      <StopSheet />
    </Page>
  )
}
