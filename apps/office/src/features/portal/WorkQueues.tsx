import type { StaffQueue } from '@billett/contract'
import { byUrgency } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffQueues } from '../../state/admin/admin.calls.ts'
import { selectQueues } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardFailure } from './CardFailure.tsx'
import { QueueLink } from './QueueLink.tsx'
import { QueueRow } from './QueueRow.tsx'
import styles from './WorkQueues.module.css'

/**
 * What waits for somebody, the most urgent first: how much, since when, and the way to it; what the reader has no right
 * to is not there.
 */
export function WorkQueues() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const queues = useAppSelector(selectQueues)
  const { failed } = useCall(getStaffQueues)
  const ask = useCallback(() => void dispatch(getStaffQueues({ query: {} })), [dispatch])
  useEffect(ask, [ask])
  const shown = () => {
    if (queues) {
      // What could not be counted may wait as well.
      const waiting = queues.filter(({ count }) => count !== 0)
      return (
        <>
          {waiting.length > 0 ? <WaitingQueues queues={waiting} /> : <Text>{t('portal.nothingWaits')}</Text>}
          <CalmQueues queues={queues.filter(({ count }) => count === 0)} />
        </>
      )
    }
    if (failed) return <CardFailure name={t('portal.queues')} onAgain={ask} />
    return <SkeletonList label={t('common.loading')} rows={3} />
  }
  return (
    <Panel>
      <Stack spacing={1}>
        <Text variant="h2">{t('portal.queues')}</Text>
        {shown()}
      </Stack>
    </Panel>
  )
}

interface Some {
  queues: readonly StaffQueue[]
}

function WaitingQueues({ queues }: Some) {
  const { t } = useTexts()
  return (
    <Table label={t('portal.queues')}>
      <thead>
        <tr>
          <th scope="col">{t('portal.queue')}</th>
          <th scope="col" className={styles.number}>
            {t('portal.count')}
          </th>
          <th scope="col">{t('portal.oldest')}</th>
        </tr>
      </thead>
      {byUrgency(queues).map(({ urgency, queues: rows }) => (
        <tbody key={urgency}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.urgency} data-urgency={urgency}>
              {t(`portal.urgency.${urgency}`)}
            </th>
          </tr>
          {rows.map(row => (
            <QueueRow key={row.queue} row={row} />
          ))}
        </tbody>
      ))}
    </Table>
  )
}

/** Those in which nothing waits: the way to them stays, and the eye need not pass them one by one. */
function CalmQueues({ queues }: Some) {
  const { t } = useTexts()
  if (queues.length === 0) return null
  return (
    <Details summary={t('portal.calm', { count: queues.length })}>
      <ul className={styles.calm}>
        {queues.map(({ queue }) => (
          <li key={queue}>
            <QueueLink queue={queue} />
          </li>
        ))}
      </ul>
    </Details>
  )
}
