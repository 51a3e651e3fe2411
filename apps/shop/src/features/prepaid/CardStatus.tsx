import type { PrepaidStatus } from '@billett/contract'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CardStatus.module.css'
import { TopUpForm } from './TopUpForm.tsx'

const grouped = (cardNumber: string): string => cardNumber.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** What a card holds, and what it can still take. Takes the focus when it appears. */
export function CardStatus({ status }: { status: PrepaidStatus }) {
  const { t } = useTexts()
  const { format } = useShop()
  const errorText = useErrorText()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  const { cardNumber, balanceInCents, maximumBalanceInCents, validUntil, topUpRefusal } = status
  return (
    <>
      <Panel className={styles.part}>
        <Text variant="h2" ref={headline} tabIndex={-1} className={styles.title}>
          {t('prepaid.card', { number: grouped(cardNumber) })}
        </Text>
        <Text color="textSecondary" className={styles.label}>
          {t('prepaid.balance')}
        </Text>
        <Text className={styles.balance}>{format.money(balanceInCents)}</Text>
        <Text color="textSecondary">{t('prepaid.maximum', { amount: format.money(maximumBalanceInCents) })}</Text>
        <Text color="textSecondary">
          {validUntil === null ? t('prepaid.endless') : t('prepaid.validUntil', { date: format.date(validUntil) })}
        </Text>
      </Panel>
      <div className={styles.part}>
        {topUpRefusal === null ? (
          <TopUpForm status={status} />
        ) : (
          <MessageBox kind="info">{errorText(topUpRefusal)}</MessageBox>
        )}
      </div>
    </>
  )
}
