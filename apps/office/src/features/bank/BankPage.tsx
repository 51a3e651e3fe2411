import type { StaffBankEntry, StaffBankMessage } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiBankOutline } from '@mdi/js'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getBankEntries, getBankMessages } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useEntryColumns } from './use-entry-columns.tsx'
import { useMessageColumns } from './use-message-columns.tsx'

const EntryDialog = lazyPiece(() => import('./EntryDialog.tsx').then(module => module.EntryDialog))

const rowId = ({ guid }: { guid: string }) => guid

/** What the bank has sent: what of it waits for somebody first, then every file. */
export function BankPage() {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const [entries, setEntries] = useState<StaffBankEntry[]>()
  const [messages, setMessages] = useState<StaffBankMessage[]>()
  const [decided, setDecided] = useState<StaffBankEntry>()
  const askedEntries = useCall(getBankEntries)
  const askedMessages = useCall(getBankMessages)
  const again = useCallback(() => {
    void dispatch(getBankEntries()).then(answer => {
      if (getBankEntries.fulfilled.match(answer)) setEntries(answer.payload.data)
    })
    void dispatch(getBankMessages()).then(answer => {
      if (getBankMessages.fulfilled.match(answer)) setMessages(answer.payload.data)
    })
  }, [dispatch])
  useEffect(again, [again])
  const done = (text: string): void => {
    setDecided(undefined)
    again()
    say(text)
  }
  return (
    <Page>
      <Headline headline={t('frame.titles.bank')} lead={t('bank.lead')} />
      <Stack spacing={4}>
        <Stack spacing={2}>
          <Text variant="h2">{t('bank.waiting')}</Text>
          <DataTable
            label={t('bank.waiting')}
            columns={useEntryColumns()}
            rows={entries}
            busy={askedEntries.loading}
            rowId={rowId}
            rowName={({ messageName, kind }) => `${t(`bank.kinds.${kind}`)} ${messageName}`}
            actions={row => [{ text: t('bank.decide'), act: () => setDecided(row) }]}
            summary={entries ? t('bank.found', { count: entries.length }) : undefined}
            empty={
              <EmptyState icon={mdiBankOutline} title={t('bank.none')}>
                {t('bank.noneText')}
              </EmptyState>
            }
            failure={askedEntries.failed ? <ListFailure errors={askedEntries.errors} onAgain={again} /> : undefined}
          />
        </Stack>
        <Stack spacing={2}>
          <Text variant="h2">{t('bank.messages')}</Text>
          <DataTable
            label={t('bank.messages')}
            columns={useMessageColumns()}
            rows={messages}
            busy={askedMessages.loading}
            rowId={rowId}
            rowName={({ name }) => name}
            empty={
              <EmptyState icon={mdiBankOutline} title={t('bank.noMessage')}>
                {t('bank.noMessageText')}
              </EmptyState>
            }
            failure={askedMessages.failed ? <ListFailure errors={askedMessages.errors} onAgain={again} /> : undefined}
          />
        </Stack>
      </Stack>
      {decided && (
        <Suspense>
          <EntryDialog entry={decided} onDone={done} onClose={() => setDecided(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}
