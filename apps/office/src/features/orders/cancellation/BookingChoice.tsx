import type { StaffOrderDetail } from '@billett/contract'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './BookingChoice.module.css'

interface Props {
  sales: StaffOrderDetail['bookings']
  chosen: readonly string[]
  choose: (guid: string, isChosen: boolean) => void
}

/** Single bookings of an order, and how many of them are chosen. */
export function BookingChoice({ sales, chosen, choose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  return (
    <fieldset className={styles.group}>
      <Text component="legend" className={styles.legend}>
        {t('orders.parts.bookings')}
      </Text>
      {sales.map(({ guid, ticketName, amountInCent }) => (
        <CheckboxInput
          key={guid}
          label={`${ticketName}, ${format.money(amountInCent)}`}
          checked={chosen.includes(guid)}
          onChange={event => choose(guid, event.target.checked)}
        />
      ))}
      <Text color="textSecondary" role="status">
        {t('orders.cancel.chosen', { count: chosen.length })}
      </Text>
    </fieldset>
  )
}
