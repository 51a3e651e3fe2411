import type { SubscriptionContract } from '@billett/contract'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './PayerList.module.css'

/** Who pays what of it and how; the mandate is shown to whoever gave it. */
export function PayerList({ payers }: { payers: SubscriptionContract['payers'] }) {
  const { t } = useTexts()
  const { menu } = useShop().client.config.modules
  if (payers.length === 0) return null
  return (
    <Panel aria-labelledby="contract-payers">
      <Text variant="h2" id="contract-payers" gutterBottom>
        {t('subscription.payers.headline')}
      </Text>
      <Stack component="ul" spacing={2} className={styles.payers}>
        {payers.map(({ name, isReader, share, method, mandate }) => (
          <li key={`${name} ${share}`}>
            <Text className={styles.name}>
              {isReader ? t('subscription.payers.you') : (name ?? t('subscription.payers.other'))}
            </Text>
            <Text>{[share, method].filter(Boolean).join(', ')}</Text>
            {mandate && (
              <>
                <Text>
                  {mandate.maskedIban}, {mandate.accountHolder}
                </Text>
                <Text variant="body2" color="textSecondary" className={styles.reference}>
                  {t('subscription.payers.reference', { reference: mandate.reference })}
                </Text>
              </>
            )}
          </li>
        ))}
      </Stack>
      {menu.mandates && payers.some(({ mandate }) => mandate) && (
        <Text className={styles.change}>
          <RouteLink to="mandates">{t('subscription.payers.change')}</RouteLink>
        </Text>
      )}
    </Panel>
  )
}
