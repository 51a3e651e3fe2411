import { Hero } from '@billett/web-kit/kit/Hero.tsx'
import { Page } from '@billett/web-kit/kit/Page.tsx'
import { Suspense } from 'react'
import { SearchCard } from '../features/search/SearchCard.tsx'
import { StopSheet } from '../features/stops/StopSheet.tsx'
import { CartBar } from '../features/tickets/CartBar.tsx'
import { useShop } from '../hooks/shop.ts'
import { ShopWindow } from './ShopWindow.tsx'
import { useSearchNavigation } from './use-search-navigation.ts'

/** The first screen sells: where to and when, and the tickets that need no relation. */
export function StartPage() {
  const { client, language } = useShop()
  const search = useSearchNavigation()
  return (
    <>
      <Hero headline={client.texts.headline[language]} lead={client.texts.lead[language]} drawing={client.theme.hero}>
        <SearchCard onSearch={search} />
      </Hero>
      <Page>
        <Suspense>
          <ShopWindow />
        </Suspense>
        <CartBar />
        <StopSheet />
      </Page>
    </>
  )
}
