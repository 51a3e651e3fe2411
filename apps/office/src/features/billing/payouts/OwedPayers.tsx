import type { StaffOwedPayer } from '@billett/contract'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiCashCheck } from '@mdi/js'
import { useState } from 'react'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { usePage } from '../../../hooks/use-page.ts'
import { StaffList } from '../../../parts/list/StaffList.tsx'
import { selectHolds } from '../../../state/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { useOwedColumns } from './use-owed-columns.tsx'
import { useOwedPayers } from './use-payouts.ts'

const rowId = ({ payerGuid }: StaffOwedPayer) => payerGuid

/** To whom money is owed that is in no file yet, and what is missing; an account can be entered. */
export function OwedPayers() {
  const { t } = useTexts()
  const say = useSay()
  const page = usePage()
  const asked = useOwedPayers(page)
  const columns = useOwedColumns()
  const mayName = useAppSelector(selectHolds(['AllowedToRunBilling']))
  const [naming, setNaming] = useState<StaffOwedPayer>()
  const done = () => {
    setNaming(undefined)
    say(t('payouts.named'))
    asked.again()
  }
  return (
    <Stack component="section" spacing={1.5} aria-label={t('payouts.owed')}>
      <Text variant="h2">{t('payouts.owed')}</Text>
      <StaffList
        label={t('payouts.owed')}
        columns={columns}
        asked={asked}
        rowId={rowId}
        rowName={({ customerNumber }) => customerNumber}
        actions={row =>
          mayName ? [{ text: t('office.opens', { act: t('payouts.name') }), act: () => setNaming(row) }] : []
        }
        count={({ count, isExact }) => t(isExact ? 'payouts.owedFound' : 'payouts.owedFoundMore', { count })}
        none={{ icon: mdiCashCheck, title: t('payouts.noneOwed'), text: t('payouts.noneOwedText') }}
        paging={page}
      />
      {naming && <AccountDialog payer={naming} onDone={done} onClose={() => setNaming(undefined)} />}
    </Stack>
  )
}
