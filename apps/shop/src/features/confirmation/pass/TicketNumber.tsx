import { useTexts } from '../../../texts/use-texts.ts'
import styles from './TicketNumber.module.css'

/** What inspector and passenger call a ticket; as it stands on the PDF and in the mail. */
export function TicketNumber({ number }: { number: string }) {
  const { t } = useTexts()
  return (
    <dl className={styles.root}>
      <dt className={styles.term}>{t('confirmation.ticketNumber')}</dt>
      <dd className={styles.detail}>{number}</dd>
    </dl>
  )
}
