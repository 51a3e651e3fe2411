import { Headline } from '@billett/web-kit/kit/Headline.tsx'
import { Page } from '@billett/web-kit/kit/Page.tsx'
import { Stack } from '@billett/web-kit/kit/Stack.tsx'
import { FavouriteRoutes } from '../features/favourites/FavouriteRoutes.tsx'
import { BuyAgain } from '../features/quick-sale/BuyAgain.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ShopWindow } from './ShopWindow.tsx'
import { useSearchNavigation } from './use-search-navigation.ts'

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
