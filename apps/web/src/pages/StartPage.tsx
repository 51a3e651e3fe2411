import { useTranslation } from 'react-i18next'
import { useShop } from '../app/shop.ts'
import { SearchCard } from '../features/search/SearchCard.tsx'
import { StopSheet } from '../features/stops/StopSheet.tsx'
import { CartBar } from '../features/tickets/CartBar.tsx'
import { TicketWindow } from '../features/tickets/TicketWindow.tsx'
import { Hero } from '../ui/Hero.tsx'
import { Page } from '../ui/Page.tsx'
import { useSearchNavigation } from './use-search-navigation.ts'
import { useShopWindow } from './use-shop-window.ts'

/** The first screen sells: where to and when, and the tickets that need no relation. */
export function StartPage() {
  const { t } = useTranslation()
  const { client, language } = useShop()
  const search = useSearchNavigation()
  const { fixPrice, catalogue } = useShopWindow()
  return (
    <>
      <Hero headline={client.texts.headline[language]} lead={client.texts.lead[language]}>
        <SearchCard onSearch={search} />
      </Hero>
      <Page>
        <TicketWindow title={t('tickets.window')} lead={t('tickets.windowLead')} {...fixPrice} />
        {(catalogue.categories?.length ?? 0) > 0 && (
          <TicketWindow title={t('tickets.catalogue')} lead={t('tickets.catalogueLead')} {...catalogue} />
        )}
        <CartBar />
        <StopSheet />
      </Page>
    </>
  )
}
