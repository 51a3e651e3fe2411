import type { SubscriptionContract } from '@billett/contract'
import type { SubscriptionAction } from '@billett/domain'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import {
  mdiAccountArrowRightOutline,
  mdiCalendarRemoveOutline,
  mdiCardAccountDetailsOutline,
  mdiCashRefund,
  mdiChevronRight,
  mdiFileDocumentOutline,
  mdiPauseCircleOutline,
} from '@mdi/js'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './ActionList.module.css'

const ICONS: Record<SubscriptionAction, string> = {
  cancel: mdiCalendarRemoveOutline,
  pause: mdiPauseCircleOutline,
  refund: mdiCashRefund,
  replacement: mdiCardAccountDetailsOutline,
  cardRecipient: mdiAccountArrowRightOutline,
  travelExpenseCertificate: mdiFileDocumentOutline,
}

type Actions = SubscriptionContract['allowedActions']

/** Those that are not possible, by why they are not. */
function byReason(actions: Actions): [string, SubscriptionAction[]][] {
  const refused = new Map<string, SubscriptionAction[]>()
  for (const { action, reason } of actions)
    if (reason !== null) refused.set(reason, [...(refused.get(reason) ?? []), action])
  return [...refused]
}

/** What can be done about a contract, and of the rest why it cannot. */
export function ActionList({ actions }: { actions: Actions }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  return (
    <Panel aria-labelledby="contract-actions">
      <Text variant="h2" id="contract-actions" gutterBottom>
        {t('subscription.actions.headline')}
      </Text>
      <ul className={styles.actions}>
        {actions
          .filter(({ isAllowed }) => isAllowed)
          .map(({ action }) => (
            <li key={action}>
              <Link to={`${pathname}?action=${action}`} className={styles.action}>
                <Icon path={ICONS[action]} />
                <span className={styles.name}>{t(`subscriptions.actions.${action}`)}</span>
                <Icon path={mdiChevronRight} />
              </Link>
            </li>
          ))}
        {byReason(actions).map(([reason, refused]) => (
          <li key={reason} className={styles.refused}>
            <Text>{refused.map(action => t(`subscriptions.actions.${action}`)).join(', ')}</Text>
            <Text variant="body2">{reason}</Text>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
