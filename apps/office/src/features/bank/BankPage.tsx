import { BANK_ENTRY_LISTS, type StaffBankEntry } from '@billett/contract'
import { bankAddress } from '@billett/contract/lists/bank-address.ts'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiBankOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { StaffList } from '../../parts/list/StaffList.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useBankEntries, useBankMessages } from './use-bank.ts'
import { useEntryColumns } from './use-entry-columns.tsx'
import { useMessageColumns } from './use-message-columns.tsx'

const EntryDialog = lazyPiece(() => import('./EntryDialog.tsx').then(module => module.EntryDialog))
const ReopenDialog = lazyPiece(() => import('./ReopenDialog.tsx').then(module => module.ReopenDialog))

const rowId = ({ guid }: { guid: string }) => guid

/** What the bank has sent: what of it waits for somebody or was laid aside, then every file. */
export function BankPage() {
  const { t } = useTexts()
  const say = useSay()
  const kept = useListAddress(bankAddress)
  const { state, change, reset, narrowing } = kept
  const { list, pageSize, filesPage } = state
  const table = useKeptList('adminBank', kept, useEntryColumns(list))
  const entries = useBankEntries(state)
  const messages = useBankMessages(state)
  const mayDecide = useAppSelector(selectHolds(['AllowedToRunBilling']))
  const [chosen, setChosen] = useState<StaffBankEntry>()
  const done = (text: string): void => {
    setChosen(undefined)
    entries.again()
    messages.again()
    say(text)
  }
  const actionsOf = (row: StaffBankEntry) => [
    { text: t(row.laidAsideOn === null ? 'bank.decide' : 'bank.reopen'), act: () => setChosen(row) },
  ]
  const dialog = chosen && { entry: chosen, onDone: done, onClose: () => setChosen(undefined) }
  return (
    <StaffListPage
      title={t('frame.titles.bank')}
      lead={t('bank.lead')}
      filters={
        <FilterBar label={t('bank.filter')} active={narrowing} onReset={reset}>
          <SelectInput
            label={t('bank.list')}
            value={list}
            options={BANK_ENTRY_LISTS.map(value => ({ value, text: t(`bank.lists.${value}`) }))}
            onChange={({ target }) => change({ list: BANK_ENTRY_LISTS.find(one => one === target.value) ?? 'waiting' })}
          />
        </FilterBar>
      }
      {...table}
      asked={entries}
      rowId={rowId}
      rowName={({ messageName, kind }) => `${t(`bank.kinds.${kind}`)} ${messageName}`}
      {...(mayDecide && { actions: actionsOf })}
      count={({ count }) => t(`bank.found.${list}`, { count })}
      none={{ icon: mdiBankOutline, title: t(`bank.none.${list}`), text: t(`bank.noneText.${list}`) }}
    >
      <Stack spacing={2}>
        <Text variant="h2">{t('bank.messages')}</Text>
        <StaffList
          label={t('bank.messages')}
          columns={useMessageColumns()}
          asked={messages}
          rowId={rowId}
          rowName={({ name }) => name}
          count={({ count }) => t('bank.files', { count })}
          none={{ icon: mdiBankOutline, title: t('bank.noMessage'), text: t('bank.noMessageText') }}
          paging={{
            page: filesPage,
            pageSize,
            onChange: turned => change({ filesPage: turned.page, pageSize: turned.pageSize }),
          }}
        />
      </Stack>
      {dialog && (
        <Suspense>
          {dialog.entry.laidAsideOn === null ? <EntryDialog {...dialog} /> : <ReopenDialog {...dialog} />}
        </Suspense>
      )}
    </StaffListPage>
  )
}
