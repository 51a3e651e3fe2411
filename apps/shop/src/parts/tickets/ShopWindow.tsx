import { useTexts } from '../../texts/use-texts.ts'
import { TicketWindow } from './TicketWindow.tsx'
import { useShopWindow } from './use-shop-window.ts'

/** The tickets that need no relation. Apart from the search, which is not drawn again when they arrive. */
export function ShopWindow() {
  const { t } = useTexts()
  const { fixPrice, catalogue } = useShopWindow()
  return (
    <>
      <TicketWindow title={t('tickets.window')} lead={t('tickets.windowLead')} {...fixPrice} />
      {(catalogue.categories?.length ?? 0) > 0 && (
        <TicketWindow title={t('tickets.catalogue')} lead={t('tickets.catalogueLead')} {...catalogue} />
      )}
    </>
  )
}
