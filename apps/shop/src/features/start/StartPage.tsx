import { Hero } from '@billett/web-kit/kit/layout/Hero.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Suspense } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useKeptTravellers } from '../../parts/search/party/use-kept-travellers.ts'
import { SearchCard } from '../../parts/search/SearchCard.tsx'
import { useSearchNavigation } from '../../parts/search/use-search-navigation.ts'
import { StopSheet } from '../../parts/stops/StopSheet.tsx'
import { CartBar } from '../../parts/tickets/CartBar.tsx'
import { ShopWindow } from '../../parts/tickets/ShopWindow.tsx'
import { Holder } from './Holder.tsx'
import { SubscriptionsTeaser } from './SubscriptionsTeaser.tsx'

/** The first screen sells: where to and when, and the tickets that need no relation. */
export function StartPage() {
  const { client, language } = useShop()
  const search = useSearchNavigation()
  useKeptTravellers()
  return (
    <>
      <Holder />
      <Hero headline={client.texts.headline[language]} lead={client.texts.lead[language]} drawing={client.theme.hero}>
        <SearchCard onSearch={search} />
      </Hero>
      <Page>
        <Suspense>
          <ShopWindow folded />
        </Suspense>
        {client.config.modules.subscription && <SubscriptionsTeaser />}
        <CartBar />
        <StopSheet />
      </Page>
    </>
  )
}
