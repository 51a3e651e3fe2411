import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { Suspense, useMemo } from 'react'
import { useAlive } from '../../hooks/use-alive.ts'
import { usePlainSearch } from '../../hooks/use-plain-search.ts'
import { PageLoader } from '../../parts/PageLoader.tsx'
import { LateSearch } from '../../parts/search/LateSearch.tsx'
import { useSearchNavigation } from '../../parts/search/use-search-navigation.ts'
import { readRelation } from '../../state/tariff/relation-address.ts'
import { withoutView } from '../../state/tariff/results-view.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { loadPlainSearch, plainSearchHere } from './plain-search-piece.ts'
import { RelationResults } from './RelationResults.tsx'

const ReturnResults = lazyWithTexts(['party', 'returnTime', 'returnTrip', 'search', 'tickets', 'trips'], () =>
  import('./return/ReturnResults.tsx').then(module => module.ReturnResults),
)

const PlainSearchPage = lazyWithTexts(['search', 'trips'], loadPlainSearch, plainSearchHere)

/** What the address asks for; without a start and a destination, the search. */
export function RelationPage() {
  const { t } = useTexts()
  const query = useQuery()
  const search = useSearchNavigation()
  const plain = usePlainSearch()
  const alive = useAlive()
  const { pathname, search: asked } = useLocation()
  // What is opened of the results changes nothing about what was asked.
  const words = withoutView(query).toString()
  const relation = useMemo(() => readRelation(new URLSearchParams(words)), [words])
  // Whoever has a script reads more, and can buy; what was asked without one stays until it has come.
  if (plain?.url === pathname + asked && !(alive && relation))
    return (
      <Suspense>
        <PlainSearchPage search={plain} />
      </Suspense>
    )
  // A piece that comes later is drawn by no server: until the page is alive it is loading.
  if (relation?.back !== undefined)
    return alive ? (
      <Suspense fallback={<PageLoader />}>
        <ReturnResults relation={relation} onSearch={search} />
      </Suspense>
    ) : (
      <PageLoader />
    )
  if (relation) return <RelationResults relation={relation} onSearch={search} />
  return (
    <Page>
      <Headline headline={t('search.incomplete')} lead={t('search.incompleteText')} />
      <LateSearch onSearch={search} />
    </Page>
  )
}
