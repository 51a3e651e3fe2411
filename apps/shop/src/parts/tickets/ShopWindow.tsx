import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ShopWindow.module.css'
import { TicketWindow } from './TicketWindow.tsx'
import { useShopWindow } from './use-shop-window.ts'

/** So many stand there before all of them are wanted. */
const FEW = 4

/**
 * The tickets that need no relation; with `folded` the first few alone, and the others at a press. Apart from the
 * search, which is not drawn again when they arrive.
 */
export function ShopWindow({ folded = false }: { folded?: boolean }) {
  const { t } = useTexts()
  const { fixPrice, catalogue } = useShopWindow()
  const [all, setAll] = useState(!folded)
  const count = [fixPrice, catalogue]
    .flatMap(({ categories }) => categories ?? [])
    .flatMap(({ groups }) => groups).length
  return (
    <>
      <TicketWindow
        title={t('tickets.window')}
        lead={t('tickets.windowLead')}
        few={all ? undefined : FEW}
        {...fixPrice}
      />
      {folded && count > FEW && (
        <Button variant="outlined" aria-expanded={all} onClick={() => setAll(!all)} className={styles.all}>
          {t(all ? 'tickets.fewer' : 'tickets.all')}
        </Button>
      )}
      {all && (catalogue.categories?.length ?? 0) > 0 && (
        <TicketWindow title={t('tickets.catalogue')} lead={t('tickets.catalogueLead')} {...catalogue} />
      )}
    </>
  )
}
