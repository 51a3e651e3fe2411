import { SERVICE_AREA } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useDeferredValue } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useInEachLanguage } from '../../hooks/use-in-each-language.ts'
import { wallClockNow } from '../../state/tariff/now.ts'
import { getCatalogueGroups, getFixPriceGroups } from '../../state/tariff/tariff.calls.ts'
import { selectCatalogueCategories, selectFixPriceCategories } from '../../state/tariff/tariff.selectors.ts'

/**
 * The products that need no relation, asked for when the page appears and again in another language. Deferred: as many
 * cards as there are take their time to be drawn, and the page answers meanwhile.
 */
export function useShopWindow() {
  const dispatch = useAppDispatch()
  const { region } = useShop()
  const askFixPrice = useCallback(() => {
    const date = wallClockNow(region.timeZone).slice(0, 10)
    void dispatch(getFixPriceGroups({ query: { date, serviceArea: SERVICE_AREA.ticket } }))
  }, [dispatch, region.timeZone])
  const askCatalogue = useCallback(() => void dispatch(getCatalogueGroups()), [dispatch])
  const askBoth = useCallback(() => {
    askFixPrice()
    askCatalogue()
  }, [askFixPrice, askCatalogue])
  useInEachLanguage(askBoth)
  return {
    fixPrice: {
      categories: useDeferredValue(useAppSelector(selectFixPriceCategories)),
      errors: useCall(getFixPriceGroups).errors,
      onRetry: askFixPrice,
    },
    catalogue: {
      categories: useDeferredValue(useAppSelector(selectCatalogueCategories)),
      errors: useCall(getCatalogueGroups).errors,
      onRetry: askCatalogue,
    },
  }
}
