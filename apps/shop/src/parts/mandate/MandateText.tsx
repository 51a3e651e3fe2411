import { debitNoticeDays } from '@billett/clients'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './MandateText.module.css'

/** Weeks in which a collected amount can be claimed back (Spec 1 §9). */
const CLAIM_WEEKS = 8

/** What is agreed to: the text of the SEPA core mandate. */
export function MandateText() {
  const { t } = useTexts()
  const { operator } = useShop().client.config
  const { company, creditorId } = operator
  return (
    <section aria-label={t('mandates.textTitle')} className={styles.mandate}>
      <Text className={styles.title}>{t('mandates.textTitle')}</Text>
      {creditorId !== undefined && <Text>{t('mandates.creditorId', { id: creditorId })}</Text>}
      <Text className={styles.paragraph}>{t('mandates.text', { company })}</Text>
      <Text className={styles.paragraph}>{t('mandates.claim', { weeks: CLAIM_WEEKS })}</Text>
      <Text className={styles.paragraph}>{t('mandates.notice', { days: debitNoticeDays(operator) })}</Text>
      <Text className={styles.paragraph}>{t('mandates.creditCheck')}</Text>
      <Text className={styles.paragraph} color="textSecondary">
        {t('mandates.referenceLater')}
      </Text>
    </section>
  )
}
