import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import type { PlainSearch } from '../../hooks/use-plain-search.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PlainEnds } from './PlainEnds.tsx'
import { PlainTrips } from './PlainTrips.tsx'

/** What a search found that the browser sent by itself: journeys, or the question which stops are meant. */
export function PlainSearchPage({ search }: { search: PlainSearch }) {
  const { t } = useTexts()
  const { start, end, trips } = search
  if (trips)
    return (
      <Page width="text">
        <Headline headline={t('search.relationSpoken', { from: start.typed, to: end.typed })} />
        <PlainTrips trips={trips} errors={search.errors} />
      </Page>
    )
  return (
    <Page width="text">
      <Headline headline={t('search.incomplete')} lead={t('search.incompleteText')} />
      <PlainEnds search={search} />
    </Page>
  )
}
