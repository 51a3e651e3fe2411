import { Hero } from '@billett/web-kit/kit/layout/Hero.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { useChangeQuery } from '@billett/web-kit/links/use-change-query.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useMemo } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { StopSheet } from '../../parts/stops/StopSheet.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { askedOffers } from './asked-offers.ts'
import { OfferList } from './OfferList.tsx'
import { useOffers } from './use-offers.ts'
import { WaySearch } from './WaySearch.tsx'

/** What is offered by subscription, all of it or along a way (Spec 1 §2.1); only where the client sells some. */
export function SubscriptionOffersPage() {
  const { t } = useTexts()
  const link = useLink()
  const { client } = useShop()
  const query = useQuery()
  const asked = useMemo(() => askedOffers(query), [query])
  const changeQuery = useChangeQuery()
  const { categories, offers, draft } = useOffers(asked)
  if (!client.config.modules.subscription)
    return (
      <Page>
        <Headline headline={t('subscriptionOffers.headline')} />
        <Redirect to={link('start')} />
      </Page>
    )
  const set = (values: Record<string, string>) =>
    changeQuery(changed => {
      for (const [name, value] of Object.entries(values)) {
        if (value === '') changed.delete(name)
        else changed.set(name, value)
      }
    })
  const failed = categories.errors.length > 0 || offers.errors.length > 0
  return (
    <>
      <Hero headline={t('subscriptionOffers.headline')} lead={t('subscriptionOffers.lead')} drawing={client.theme.hero}>
        <WaySearch from={asked.from} to={asked.to} onSearch={set} />
      </Hero>
      <Page>
        <Loaded
          value={categories.items && offers.items && { categories: categories.items, offers: offers.items }}
          failed={failed}
          loading={categories.loading || offers.loading}
          onRetry={() => {
            categories.again()
            offers.again()
          }}
          text={t('subscriptionOffers.failed')}
          rows={4}
          height={148}
        >
          {known => (
            <OfferList
              {...known}
              draft={draft}
              asked={asked}
              failed={failed}
              onCategory={category => set({ category })}
            />
          )}
        </Loaded>
        <Row spacing={3}>
          <RouteLink to="schoolTicket">{t('frame.titles.schoolTicket')}</RouteLink>
          <RouteLink to="jobTicket">{t('frame.titles.jobTicket')}</RouteLink>
        </Row>
        <StopSheet />
      </Page>
    </>
  )
}
