import type { StaffQueue } from '@billett/contract'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { getStaffQueues } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ageText } from './age.ts'
import { QueueLink } from './QueueLink.tsx'
import styles from './WorkQueues.module.css'

/** A queue with its way; one that could not be counted says so alone, and can be asked again. */
export function QueueRow({ row: { queue, count, oldest } }: { row: StaffQueue }) {
  const { t, language } = useTexts()
  const dispatch = useAppDispatch()
  const format = useFormat()
  const name = t(`portal.queues.${queue}`)
  return (
    <tr>
      <th scope="row" className={styles.queue}>
        <QueueLink queue={queue} />
      </th>
      {count === null ? (
        <td colSpan={2}>
          {t('portal.notCounted')}{' '}
          <Button
            aria-label={`${t('common.retry')}: ${name}`}
            onClick={() => void dispatch(getStaffQueues({ query: { queue } }))}
          >
            {t('common.retry')}
          </Button>
        </td>
      ) : (
        <>
          <td className={classes(styles.number, styles.waits)}>{new Intl.NumberFormat(language).format(count)}</td>
          <td className={styles.age}>
            {oldest ? (
              <time dateTime={oldest} title={format.instantDateTime(oldest)}>
                {ageText(language, oldest, Date.now())}
              </time>
            ) : (
              <span aria-hidden>–</span>
            )}
          </td>
        </>
      )}
    </tr>
  )
}
