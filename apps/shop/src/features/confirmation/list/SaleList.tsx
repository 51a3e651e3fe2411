import type { PreparedOrder } from '@billett/contract'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useNow } from '../../../parts/pass/use-now.ts'
import { SALE_GROUPS, salesOf } from '../../../parts/sale/sale-groups.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SaleCard } from './SaleCard.tsx'
import styles from './SaleList.module.css'

/** What is valid now, then what is to come, and folded what is over: open only where there is nothing else. */
export function SaleList({ sales }: { sales: readonly PreparedOrder[] }) {
  const { t } = useTexts()
  const now = useNow()
  const groups = SALE_GROUPS.map(group => ({ group, own: salesOf(sales, group, now) })).filter(
    ({ own }) => own.length > 0,
  )
  const isOnlyPast = groups.every(({ group }) => group === 'past')
  const list = (own: readonly PreparedOrder[]) => (
    <Stack component="ul" spacing={2.5} className={styles.list}>
      {own.map(sale => (
        <SaleCard key={sale.orderId} sale={sale} now={now} />
      ))}
    </Stack>
  )
  return (
    <Stack spacing={3}>
      {groups.map(({ group, own }) =>
        group === 'past' ? (
          <details key={`${group} ${isOnlyPast}`} open={isOnlyPast}>
            <summary className={styles.summary}>
              <Text variant="h2" component="span">
                {t('confirmation.list.groups.past', { count: own.length })}
              </Text>
            </summary>
            {list(own)}
          </details>
        ) : (
          <section key={group}>
            <Text variant="h2" className={styles.heading}>
              {t(`confirmation.list.groups.${group}`)}
            </Text>
            {list(own)}
          </section>
        ),
      )}
    </Stack>
  )
}
