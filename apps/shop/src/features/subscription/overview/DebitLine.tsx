import type { Debit } from '@billett/contract'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './DebitLine.module.css'

/** A debit or a credit that is to come; opened, it says why it is as much. */
export function DebitLine({ debit: { on, amountInCent, isBooked, claims } }: { debit: Debit }) {
  const { t } = useTexts()
  const { format } = useShop()
  const amount = format.money(Math.abs(amountInCent))
  return (
    <li>
      <Details
        summary={
          <span className={styles.line}>
            <span>
              {t(amountInCent < 0 ? 'subscription.debits.credit' : 'subscription.debits.debit', {
                on: format.date(on),
              })}
            </span>
            <span className={styles.amount}>{amountInCent < 0 ? `+ ${amount}` : amount}</span>
          </span>
        }
      >
        {claims.map(({ component, period, reasons }) => (
          <ul key={`${component} ${period.from}`} className={styles.reasons}>
            {reasons.map(reason => (
              <Text component="li" key={reason}>
                {reason}
              </Text>
            ))}
          </ul>
        ))}
        <Text variant="body2" color="textSecondary">
          {t(isBooked ? 'subscription.debits.booked' : 'subscription.debits.planned')}
        </Text>
      </Details>
    </li>
  )
}
