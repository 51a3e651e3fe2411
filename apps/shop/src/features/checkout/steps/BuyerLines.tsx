import { homeCountry } from '@billett/clients'
import { buyerLine } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../../hooks/shop.ts'
import type { BuyerValues } from '../../../storage/checkout-draft.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './BuyerLines.module.css'

interface Props {
  buyer: BuyerValues
  onChange: () => void
}

/** Who buys, where the shop knows it already. */
export function BuyerLines({ buyer, onChange }: Props) {
  const { t } = useTexts()
  const { config } = useShop().client
  return (
    <div className={styles.root}>
      <div className={styles.lines}>
        <Text>{buyer.email}</Text>
        <Text>{buyerLine(buyer, homeCountry(config))}</Text>
      </div>
      <Button variant="text" aria-label={t('checkout.address.changeNamed')} onClick={onChange}>
        {t('checkout.address.change')}
      </Button>
    </div>
  )
}
