import { useShop } from '../../app/shop.ts'
import { Hero } from '../../ui/Hero.tsx'
import { Page } from '../../ui/Page.tsx'
import { SearchCard } from './SearchCard.tsx'

/** The first screen sells: where to, and when. */
export function StartPage() {
  const { client, language } = useShop()
  return (
    <>
      <Hero headline={client.texts.headline[language]} lead={client.texts.lead[language]}>
        <SearchCard />
      </Hero>
      <Page>{null}</Page>
    </>
  )
}
