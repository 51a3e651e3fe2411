import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { SearchCard } from '../../parts/search/SearchCard.tsx'
import { useSearchNavigation } from '../../parts/search/use-search-navigation.ts'
import { relationQuery } from '../../state/tariff/relation-address.ts'
import { reconstructTrip } from '../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A journey from elsewhere, by its context: becomes a search of ours, or an empty one where it cannot be rebuilt. */
export function ReconPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const link = useLink()
  const search = useSearchNavigation()
  const ctx = useParams()['*'] ?? ''
  const { loading, success, failed } = useCall(reconstructTrip)
  const { reconstruction } = useAppSelector(selectTariff)
  useEffect(() => {
    void dispatch(reconstructTrip({ query: { ctx } }))
  }, [dispatch, ctx])

  if (!loading && reconstruction) {
    const { origin, destination, via, validate } = reconstruction
    const query = relationQuery({
      start: origin,
      end: destination,
      via,
      timing: 'Departure',
      dateTime: validate.slice(0, 16),
    })
    return <Redirect to={link('relation', { '*': '' }, query)} />
  }
  if (loading || (!success && !failed))
    return (
      <Page>
        <Headline headline={t('search.reconLoading')} />
        <SkeletonList label={t('search.reconLoading')} rows={4} height={132} />
      </Page>
    )
  return (
    <Page>
      <Headline headline={t('search.reconFailed')} lead={t('search.reconFailedText')} />
      <SearchCard onSearch={search} />
    </Page>
  )
}
