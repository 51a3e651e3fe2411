import type { SubscriptionContract } from '@billett/contract'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiAlertOutline } from '@mdi/js'
import { useShop } from '../../hooks/shop.ts'
import { StateChip } from '../../parts/contract/StateChip.tsx'
import { useValidity } from '../../parts/contract/use-validity.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ContractCard.module.css'

/** A contract among others: what it is, whose, how long, what is debited next. Touched anywhere, it opens. */
export function ContractCard({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const { format } = useShop()
  const link = useLink()
  const validity = useValidity()
  const { guid, subscriptionName, description, holder, nextDebit, problem } = contract
  return (
    <li>
      <Link to={link('subscription', { id: guid })} className={styles.card}>
        <div className={styles.heading}>
          <Text variant="h3">{subscriptionName}</Text>
          <StateChip contract={contract} />
        </div>
        <Text color="textSecondary">{[description, holder].filter(Boolean).join(' · ')}</Text>
        <Text>{validity(contract)}</Text>
        {problem && (
          <Text className={styles.problem}>
            <Icon path={mdiAlertOutline} size={20} />
            {problem.text}
          </Text>
        )}
        {nextDebit && (
          <div className={styles.money}>
            <Text color="textSecondary">
              {t(nextDebit.amountInCent < 0 ? 'subscriptions.nextCredit' : 'subscriptions.nextDebit', {
                on: format.date(nextDebit.on),
              })}
            </Text>
            <PriceText size="medium">{format.money(Math.abs(nextDebit.amountInCent))}</PriceText>
          </div>
        )}
      </Link>
    </li>
  )
}
