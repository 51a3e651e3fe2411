import { toInstant } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { type Preview, storedPreview } from '@billett/web-kit/session/shop-preview.ts'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ShopPreviewBar.module.css'

/** Of which moment the shop is seen, by which drafts, until when, and the way back to the shop of today. */
export function ShopPreviewBar({ preview: { at, exp, tariff, drafts } }: { preview: Preview }) {
  const { t } = useTexts()
  const { format } = useShop()
  const link = useLink()
  const leave = () => {
    storedPreview.remove()
    window.location.assign(link('start'))
  }
  return (
    <section className={styles.bar} aria-label={t('shopPreview.label')}>
      <span>
        {t('shopPreview.text', { date: format.instantDate(at), time: format.instantTime(at) })}{' '}
        {tariff !== undefined && t('shopPreview.version', { version: tariff })} {drafts && t('shopPreview.drafts')}{' '}
        {t('shopPreview.until', { time: format.instantTime(toInstant(exp * 1000)) })}
      </span>
      <Button variant="outlined" color="inherit" onClick={leave}>
        {t('shopPreview.leave')}
      </Button>
    </section>
  )
}
