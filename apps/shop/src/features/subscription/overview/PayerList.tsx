import type { SubscriptionContract } from '@billett/contract'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { MaskedText } from '../../../parts/masked/MaskedText.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './PayerList.module.css'

interface Props {
  payers: SubscriptionContract['payers']
  /** Something may still be debited. */
  isOpen: boolean
}

/** Who pays what of it and how; the mandate is shown to whoever gave it, and they can name another account. */
export function PayerList({ payers, isOpen }: Props) {
  const { t } = useTexts()
  const { pathname } = useLocation()
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
                  <MaskedText text={mandate.maskedIban} />, {mandate.accountHolder}
                </Text>
                <Text variant="body2" color="textSecondary" className={styles.reference}>
                  {t('subscription.payers.reference', { reference: mandate.reference })}
                </Text>
              </>
            )}
          </li>
        ))}
      </Stack>
      {isOpen && payers.some(({ isReader }) => isReader) && (
        <Text className={styles.change}>
          <TextLink component={Link} to={`${pathname}?action=account`}>
            {t('subscription.payers.change')}
          </TextLink>
        </Text>
      )}
    </Panel>
  )
}
