import type { PrepaidStatus } from '@billett/contract'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { Panel } from '../../ui/Panel.tsx'
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
      <Panel sx={{ mt: 2.5 }}>
        <Typography variant="h2" ref={headline} tabIndex={-1} sx={{ outline: 'none' }}>
          {t('prepaid.card', { number: grouped(cardNumber) })}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('prepaid.balance')}
        </Typography>
        <Typography
          sx={{ fontSize: '2.2rem', fontWeight: 800, lineHeight: 1.2, mb: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {format.money(balanceInCents)}
        </Typography>
        <Typography color="textSecondary">
          {t('prepaid.maximum', { amount: format.money(maximumBalanceInCents) })}
        </Typography>
        <Typography color="textSecondary">
          {validUntil === null ? t('prepaid.endless') : t('prepaid.validUntil', { date: format.date(validUntil) })}
        </Typography>
      </Panel>
      <Box sx={{ mt: 2.5 }}>
        {topUpRefusal === null ? (
          <TopUpForm status={status} />
        ) : (
          <MessageBox kind="info">{errorText(topUpRefusal)}</MessageBox>
        )}
      </Box>
    </>
  )
}
