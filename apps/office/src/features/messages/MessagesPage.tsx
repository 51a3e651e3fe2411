import { STAFF_ROWS, type StaffMessage } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiMessageTextOutline } from '@mdi/js'
import { Suspense, startTransition } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { deleteStaffMessage } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { messagesAddress, NEW } from './messages-address.ts'
import { useMessageColumns } from './use-message-columns.tsx'
import { useMessages } from './use-messages.ts'

const MessageDialog = lazyPiece(() => import('./MessageDialog.tsx').then(module => module.MessageDialog))

const rowId = ({ id }: StaffMessage) => id

/** What is shown to everybody for a while (Spec 3 §2.4): written, changed and deleted. */
export function MessagesPage() {
  const { t, language } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const { state, change } = useListAddress(messagesAddress)
  const { rows, busy, failed, errors, again } = useMessages(state)
  const removal = useCall(deleteStaffMessage)
  const columns = useMessageColumns()
  const { ask, question } = useConfirmed<StaffMessage>({
    title: t('messages.remove'),
    text: ({ title }) => `${t('messages.removeTitle', { title: title[language] })} ${t('messages.removeText')}`,
    yes: t('messages.remove'),
    act: async ({ id }) => deleteStaffMessage.fulfilled.match(await dispatch(deleteStaffMessage({ params: { id } }))),
    failure: <CallErrors errors={removal.errors} all />,
    onDone: () => say(t('messages.removed')),
  })
  const total = rows ? rowsKnown({ ...state, rows: rows.length }) : 0
  const isFull = rows !== undefined && rows.length >= state.pageSize
  const found = t(isFull ? 'messages.foundMore' : 'messages.found', { count: isFull ? total - 1 : total })
  const open = rows?.find(({ id }) => id === state.message)
  const write = (
    <Button variant="contained" onClick={() => change({ message: NEW })}>
      {t('messages.create')}
    </Button>
  )
  const close = () => {
    change({ message: '' })
    again()
  }
  return (
    <Page>
      <Headline headline={t('frame.titles.messages')} />
      <Stack spacing={1}>
        <ClientField value={state.clientId} onChange={clientId => change({ clientId })} />
        <DataTable
          label={t('frame.titles.messages')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={({ title }) => title[language]}
          actions={message => [
            { text: t('messages.edit'), act: () => change({ message: message.id }) },
            { text: t('messages.remove'), warns: true, act: () => ask(message) },
          ]}
          summary={failed ? undefined : rows ? found : t('common.loading')}
          tools={write}
          empty={
            <EmptyState icon={mdiMessageTextOutline} title={t('messages.none')}>
              {t('messages.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={Math.min(total, STAFF_ROWS)}
          pageSizes={PAGE_SIZES}
          onChange={change}
        />
      </Stack>
      {question}
      {(state.message === NEW || open) && (
        <Suspense>
          <MessageDialog
            key={state.message}
            message={open}
            onSaved={() => {
              close()
              // With the step of the address that closes the form: said before, it would go with the form.
              startTransition(() => say(t('messages.saved')))
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  )
}
