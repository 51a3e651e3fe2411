import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiCartPlus } from '@mdi/js'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './BuyStub.module.css'

interface Props {
  /** What is bought, for the names of the buttons: "Single ticket, Adult". */
  ticket: string
  amount: number
  busy: boolean
  /** A day or a time was typed that cannot be had. */
  unusable: boolean
  /** Something else on the screen is the next step, or this is one of several that are as good. */
  quiet: boolean
  onBuy: () => void
  onBuyNow: () => void
}

/** Buys at once, or puts beside what lies in the cart. */
export function BuyWays({ ticket, amount, busy, unusable, quiet, onBuy, onBuyNow }: Props) {
  const { t } = useTexts()
  const first = quiet ? 'outlined' : 'contained'
  const state = { busy, 'aria-disabled': unusable || undefined, className: styles.root }
  return (
    <>
      <BusyButton {...state} variant={first} onClick={onBuyNow} aria-label={t('tickets.buyNowNamed', { ticket })}>
        {t('tickets.buyNow')}
      </BusyButton>
      <BusyButton
        {...state}
        variant="text"
        onClick={onBuy}
        aria-label={t('tickets.addNamed', { ticket, count: amount })}
        startIcon={<Icon path={mdiCartPlus} />}
      >
        {amount > 1 ? t('tickets.addMany', { count: amount }) : t('tickets.add')}
      </BusyButton>
    </>
  )
}
