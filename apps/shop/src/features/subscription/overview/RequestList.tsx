import type { ChangeRequest, SubscriptionContract } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './RequestList.module.css'

function Request({ request }: { request: ChangeRequest }) {
  const { t } = useTexts()
  const { format } = useShop()
  const { pathname } = useLocation()
  const { guid, description, stateText, decision, requestedOn, takeBackUntil, isTakenBack } = request
  return (
    <li>
      <div className={styles.heading}>
        <Text className={styles.name}>{description}</Text>
        <Chip label={isTakenBack ? t('subscription.requests.takenBack') : stateText} />
      </div>
      <Text variant="body2" color="textSecondary">
        {t('subscription.requests.received', { when: format.instantDateTime(requestedOn) })}
      </Text>
      {decision && <Text>{decision}</Text>}
      {takeBackUntil !== null && !isTakenBack && (
        <div className={styles.back}>
          <Text>{t('subscription.requests.until', { until: format.date(takeBackUntil) })}</Text>
          <Button
            component={Link}
            to={`${pathname}?action=takeBack&request=${guid}`}
            variant="outlined"
            aria-label={t('subscription.requests.takeBackOf', { what: description })}
          >
            {t('subscription.requests.takeBack')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** What was asked for about a contract, the latest first, and until when it can be taken back. */
export function RequestList({ requests }: { requests: SubscriptionContract['listChangeRequests'] }) {
  const { t } = useTexts()
  if (requests.length === 0) return null
  const latestFirst = requests.toSorted((a, b) => (a.requestedOn < b.requestedOn ? 1 : -1))
  return (
    <Panel aria-labelledby="contract-requests">
      <Text variant="h2" id="contract-requests" gutterBottom>
        {t('subscription.requests.headline')}
      </Text>
      <Stack component="ul" spacing={3} className={styles.requests}>
        {latestFirst.map(request => (
          <Request key={request.guid} request={request} />
        ))}
      </Stack>
    </Panel>
  )
}
