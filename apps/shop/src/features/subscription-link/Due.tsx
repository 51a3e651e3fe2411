import type { SubscriptionLink } from '@billett/contract'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './Due.module.css'

/** What will be debited next, and why. */
export function Due({ debits }: Pick<SubscriptionLink, 'debits'>) {
  const { t } = useTexts()
  const { format } = useShop()
  return (
    <Panel>
      {debits.length === 0 ? (
        <Text>{t('subscriptionLink.nothingDue')}</Text>
      ) : (
        <Stack component="ol" spacing={2} className={styles.debits}>
          {debits.map(({ on, amountInCent, reasons }) => (
            <li key={`${on} ${reasons.join()}`}>
              <div className={styles.debit}>
                <Text component="span">{format.longDate(on)}</Text>
                <Text component="span" className={styles.amount}>
                  {format.money(amountInCent)}
                </Text>
              </div>
              {reasons.map(reason => (
                <Text key={reason} variant="body2" color="textSecondary">
                  {reason}
                </Text>
              ))}
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  )
}
