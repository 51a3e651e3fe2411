import type { BANK_ENTRY_LISTS, StaffBankEntry } from '@billett/contract'
import { formatMoney } from '@billett/domain'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { numbersOf } from './numbers-of.ts'

/** The invoices that are proposed of a line where there is no choice; else how many proposals there are. */
const proposed = ({ proposals, invoiceProposals }: StaffBankEntry) => {
  const [only, ...more] = invoiceProposals
  return only && more.length === 0 ? numbersOf(only) : proposals.length + invoiceProposals.length
}

/** What a line of the bank is listed by: what waits with what it may be, what was laid aside with who did so. */
export function useEntryColumns(list: (typeof BANK_ENTRY_LISTS)[number]): readonly DataColumn<StaffBankEntry>[] {
  const { t, language } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'kind', header: t('bank.kind'), cell: ({ kind }) => t(`bank.kinds.${kind}`) },
      {
        id: 'reason',
        header: t('bank.reason'),
        cell: ({ reason, invoiceProposals }) =>
          invoiceProposals.length > 0 ? t('bank.isProposed') : t(`bank.reasons.${reason}`),
      },
      {
        id: 'bookedOn',
        header: t('bank.bookedOn'),
        whole: true,
        cell: ({ bookedOn }) => bookedOn && format.date(bookedOn),
      },
      {
        id: 'amount',
        header: t('bank.amount'),
        end: true,
        whole: true,
        cell: ({ cents, currency }) => cents !== null && formatMoney(cents, currency, language),
      },
      { id: 'code', header: t('bank.code'), cell: ({ code }) => code ?? '–' },
      {
        id: 'about',
        header: t('bank.about'),
        cell: ({ endToEndId, mandate, reference, name }) => reference ?? endToEndId ?? mandate ?? name,
      },
      list === 'waiting'
        ? { id: 'proposals', header: t('bank.proposals'), cell: proposed }
        : { id: 'laidAsideBy', header: t('bank.laidAsideBy'), cell: ({ laidAsideBy }) => laidAsideBy },
    ],
    [t, language, format, list],
  )
}
