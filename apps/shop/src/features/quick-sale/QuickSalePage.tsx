import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useSearchNavigation } from '../../parts/search/use-search-navigation.ts'
import { ShopWindow } from '../../parts/tickets/ShopWindow.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { BuyAgain } from './BuyAgain.tsx'
import { FavouriteRoutes } from './FavouriteRoutes.tsx'

/**
 * The shortest ways to a ticket: what was bought before, known routes, and the tickets that need none (Spec 1 §2.1).
 */
export function QuickSalePage() {
  const { t } = useTexts()
  const search = useSearchNavigation()
  return (
    <Page>
      <Headline headline={t('quickSale.headline')} lead={t('quickSale.lead')} />
      <Stack spacing={5}>
        <BuyAgain />
        <FavouriteRoutes
          onOpen={({ from, to, via }) => search({ start: from, end: to, via, timing: 'Departure', dateTime: null })}
        />
        <ShopWindow />
      </Stack>
    </Page>
  )
}
