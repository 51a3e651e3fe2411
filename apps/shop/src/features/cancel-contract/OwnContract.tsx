import type { SubscriptionContract } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useAsked } from '../../hooks/use-asked.ts'
import { previewSubscriptionChange } from '../../state/contract/contract.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './OwnContract.module.css'

/** One of them: with which day it can end at the earliest, what that costs or saves, and the way there. */
export function OwnContract({
  contract: { guid, subscriptionName, contractNumber },
}: {
  contract: SubscriptionContract
}) {
  const { t } = useTexts()
  const link = useLink()
  // No day is named: the earliest there is.
  const change = { kind: 'cancel', date: null, reason: 'customerRequest' } as const
  const { items } = useAsked(guid, () => previewSubscriptionChange({ body: { contractGuid: guid, change } }))
  return (
    <li>
      <Text className={styles.name}>
        {subscriptionName}, {contractNumber}
      </Text>
      <ul className={styles.effect}>
        {items?.[0]?.text.map(sentence => (
          <Text component="li" key={sentence}>
            {sentence}
          </Text>
        ))}
      </ul>
      <Button
        component={Link}
        to={`${link('subscription', { id: guid })}?action=cancel`}
        variant="outlined"
        aria-label={t('ownContracts.cancelOf', { name: `${subscriptionName}, ${contractNumber}` })}
      >
        {t('ownContracts.cancel')}
      </Button>
    </li>
  )
}
