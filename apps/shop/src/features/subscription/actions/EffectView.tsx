import type { ChangePreview } from '@billett/contract'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { debitsBeside } from './debits-beside.ts'
import styles from './EffectView.module.css'

/** What a change would do, in sentences and debit by debit. */
export function EffectView({ preview }: { preview: ChangePreview }) {
  const { t } = useTexts()
  const { format } = useShop()
  const { text, before, after } = preview
  const rows = debitsBeside(before, after)
  const amount = (cents: number | null) => (cents === null ? t('subscriptionActions.effect.none') : format.money(cents))
  return (
    <>
      <ul className={styles.sentences}>
        {text.map(sentence => (
          <Text component="li" key={sentence}>
            {sentence}
          </Text>
        ))}
      </ul>
      {rows.length > 0 && (
        <div className={styles.effect}>
          <Table label={t('subscriptionActions.effect.table')}>
            <thead>
              <tr>
                <th scope="col">{t('subscriptionActions.effect.on')}</th>
                <th scope="col" className={styles.amount}>
                  {t('subscriptionActions.effect.before')}
                </th>
                <th scope="col" className={styles.amount}>
                  {t('subscriptionActions.effect.after')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ on, beforeCents, afterCents }) => (
                <tr key={on}>
                  <th scope="row" className={styles.day}>
                    {format.date(on)}
                  </th>
                  <td className={styles.amount}>{amount(beforeCents)}</td>
                  <td className={beforeCents === afterCents ? styles.amount : styles.changed}>{amount(afterCents)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </>
  )
}
