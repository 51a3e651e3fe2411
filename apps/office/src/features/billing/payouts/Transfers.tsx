import type { StaffPayoutFile } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiBankTransferIn } from '@mdi/js'
import { useMemo } from 'react'
import { useFormat } from '../../../hooks/use-format.ts'
import { ContractLink } from '../../../parts/ContractLink.tsx'
import { StaffList } from '../../../parts/list/StaffList.tsx'
import { useTexts } from '../../../texts/use-texts.ts'

type Transfer = StaffPayoutFile['transfers'][number]

const rowId = ({ guid }: Transfer) => guid

const COLOURS: Partial<Record<Transfer['state'], 'success' | 'primary' | 'error'>> = {
  sent: 'primary',
  paid: 'success',
  rejected: 'error',
  returned: 'error',
}

/** What is in a file, the greatest first: what is wrong by a digit stands on top. */
export function Transfers({ payout }: { payout: StaffPayoutFile }) {
  const { t } = useTexts()
  const columns = useTransferColumns()
  return (
    <section aria-label={t('payouts.transfers')}>
      <Text variant="h2">{t('payouts.transfers')}</Text>
      <StaffList
        label={t('payouts.transfers')}
        columns={columns}
        asked={{ rows: payout.transfers, busy: false, failed: false, errors: [], again: () => undefined }}
        rowId={rowId}
        rowName={({ customerNumber }) => customerNumber}
        count={({ count }) => t('payouts.found', { count })}
        none={{ icon: mdiBankTransferIn, title: t('payouts.noFiles'), text: t('payouts.noFilesText') }}
      />
    </section>
  )
}

function useTransferColumns(): readonly DataColumn<Transfer>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'customerNumber',
        header: t('billing.customerNumber'),
        whole: true,
        cell: ({ customerNumber }) => customerNumber,
      },
      {
        id: 'contract',
        header: t('billing.contract'),
        whole: true,
        cell: ({ contractGuid, contractNumber }) => <ContractLink guid={contractGuid} number={contractNumber} />,
      },
      { id: 'holder', header: t('payouts.holderName'), cell: ({ accountHolder }) => accountHolder },
      { id: 'account', header: t('payouts.account'), whole: true, cell: ({ maskedIban }) => maskedIban },
      { id: 'namedBy', header: t('payouts.namedBy'), cell: one => one.accountNamedBy ?? t('payouts.ofMandate') },
      {
        id: 'cents',
        header: t('payouts.amount'),
        end: true,
        whole: true,
        sortedBy: ({ cents }) => cents,
        cell: ({ cents }) => format.money(cents),
      },
      {
        id: 'state',
        header: t('billing.state'),
        cell: ({ state }) => {
          const color = COLOURS[state]
          return <Chip {...(color && { color })} label={t(`payouts.states.${state}`)} />
        },
      },
      { id: 'code', header: t('payouts.code'), cell: ({ code }) => code ?? '–' },
    ],
    [t, format],
  )
}
