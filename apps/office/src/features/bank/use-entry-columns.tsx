import type { StaffBankEntry } from '@billett/contract'
import { formatMoney } from '@billett/domain'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a line of the bank that waits is listed by. */
export function useEntryColumns(): readonly DataColumn<StaffBankEntry>[] {
  const { t, language } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'kind', header: t('bank.kind'), cell: ({ kind }) => t(`bank.kinds.${kind}`) },
      {
        id: 'reason',
        header: t('bank.reason'),
        cell: ({ reason }) => (reason ? t(`bank.reasons.${reasonOf(reason)}`) : ''),
      },
      { id: 'bookedOn', header: t('bank.bookedOn'), cell: ({ bookedOn }) => bookedOn && format.date(bookedOn) },
      {
        id: 'cents',
        header: t('bank.amount'),
        cell: ({ cents, currency }) => cents !== null && formatMoney(cents, currency, language),
      },
      { id: 'code', header: t('bank.code'), cell: ({ code }) => code },
      {
        id: 'about',
        header: t('bank.about'),
        cell: ({ endToEndId, mandate, reference, name }) => reference ?? endToEndId ?? mandate ?? name,
      },
      { id: 'proposals', header: t('bank.proposals'), cell: ({ proposals }) => proposals.length },
    ],
    [t, language, format],
  )
}

const REASONS = ['unknown', 'several', 'amountDiffers', 'otherCurrency', 'noReference'] as const
type Reason = (typeof REASONS)[number]

const reasonOf = (reason: string): Reason => REASONS.find(known => known === reason) ?? 'unknown'
