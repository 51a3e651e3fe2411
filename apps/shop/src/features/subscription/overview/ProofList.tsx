import type { SubscriptionContract } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './ProofList.module.css'

/** What shows that somebody may have the contract, how long that holds, and what is missing of it. */
export function ProofList({ proofs }: { proofs: SubscriptionContract['proofs'] }) {
  const { t } = useTexts()
  const { format } = useShop()
  const { pathname } = useLocation()
  if (proofs.length === 0) return null
  return (
    <Panel aria-labelledby="contract-proofs">
      <Text variant="h2" id="contract-proofs" gutterBottom>
        {t('subscription.proofs.headline')}
      </Text>
      <Stack component="ul" spacing={2} className={styles.proofs}>
        {proofs.map(({ guid, label, isMissing, isBeingExamined, neededBy, from, until }) => (
          <li key={guid}>
            <div className={styles.heading}>
              <Text className={styles.name}>{label}</Text>
              {isMissing ? (
                <Chip color="warning" label={t('subscription.proofs.missing')} />
              ) : isBeingExamined ? (
                <Chip color="primary" label={t('subscription.proofs.examined')} />
              ) : (
                <Chip color="success" label={t('subscription.proofs.here')} />
              )}
            </div>
            {until !== null && (
              <Text color="textSecondary">
                {from === null
                  ? t('subscription.proofs.until', { until: format.date(until) })
                  : t('subscription.proofs.span', { from: format.date(from), until: format.date(until) })}
              </Text>
            )}
            {isMissing && neededBy !== null && (
              <Text>{t('subscription.proofs.neededBy', { day: format.date(neededBy) })}</Text>
            )}
            {isMissing && (
              <Button
                component={Link}
                to={`${pathname}?action=proof&proof=${guid}`}
                variant="outlined"
                className={styles.give}
                aria-label={t('subscription.proofs.giveOf', { label })}
              >
                {t('subscription.proofs.give')}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  )
}
