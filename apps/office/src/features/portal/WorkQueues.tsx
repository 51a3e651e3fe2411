import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
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
import { QueueRow } from './QueueRow.tsx'
import styles from './WorkQueues.module.css'

/** What waits for somebody: how much, since when, and the way to it; what the reader has no right to is not there. */
export function WorkQueues() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const queues = useAppSelector(selectQueues)
  const { failed } = useCall(getStaffQueues)
  const ask = useCallback(() => void dispatch(getStaffQueues({ query: {} })), [dispatch])
  useEffect(ask, [ask])
  const shown = () => {
    if (queues)
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
          <tbody>
            {queues.map(row => (
              <QueueRow key={row.queue} row={row} />
            ))}
          </tbody>
        </Table>
      )
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
