import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { mdiFlaskOutline } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './use-order-columns.module.css'

/** No money moved: a small mark that is no trouble to be seen to. */
export function TestPurchase() {
  const { t } = useTexts()
  const label = t('orders.trouble.testPurchase')
  return (
    <span title={label} className={styles.test}>
      <Icon path={mdiFlaskOutline} size={18} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
