import type { StaffOwedPayer } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../../hooks/use-format.ts'
import { ContractLink } from '../../../parts/ContractLink.tsx'
import { useTexts } from '../../../texts/use-texts.ts'

/** What somebody to whom money is owed is listed by. */
export function useOwedColumns(): readonly DataColumn<StaffOwedPayer>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'customerNumber',
        header: t('billing.customerNumber'),
        whole: true,
        sortedBy: ({ customerNumber }) => customerNumber,
        cell: ({ customerNumber }) => customerNumber,
      },
      {
        id: 'contract',
        header: t('billing.contract'),
        whole: true,
        cell: ({ contractGuid, contractNumber }) => <ContractLink guid={contractGuid} number={contractNumber} />,
      },
      {
        id: 'cents',
        header: t('payouts.amount'),
        end: true,
        whole: true,
        sortedBy: ({ cents }) => cents,
        cell: ({ cents }) => format.money(cents),
      },
      {
        id: 'account',
        header: t('payouts.account'),
        whole: true,
        cell: ({ maskedIban }) => maskedIban ?? t('payouts.unknownAccount'),
      },
      {
        id: 'waits',
        header: t('payouts.waits'),
        sortedBy: ({ waits }) => waits ?? '',
        cell: ({ waits }) => (waits === null ? t('payouts.ready') : t(`payouts.waiting.${waits}`)),
      },
    ],
    [t, format],
  )
}
