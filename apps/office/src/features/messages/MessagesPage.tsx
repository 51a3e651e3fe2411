import type { StaffMessage } from '@billett/contract'
import { messagesAddress, NEW } from '@billett/contract/lists/messages-address.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiMessageTextOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { usePageOfClient } from '../../hooks/use-page-of-client.ts'
import { useRemoval } from '../../hooks/use-removal.tsx'
import { ClientField } from '../../parts/ClientField.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { deleteStaffMessage, getStaffMessages } from '../../state/admin/admin.calls.ts'
import { selectMessages } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useMessageColumns } from './use-message-columns.tsx'

const MessageDialog = lazyPiece(() => import('./MessageDialog.tsx').then(module => module.MessageDialog))

const rowId = ({ id }: StaffMessage) => id

/** What is shown to everybody for a while (Spec 3 §2.4): written, changed and deleted. */
export function MessagesPage() {
  const { t, language } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const kept = useListAddress(messagesAddress)
  const { state, change } = kept
  const asked = usePageOfClient(getStaffMessages, selectMessages, state)
  const list = useKeptList('adminMessages', kept, useMessageColumns())
  const { ask, question } = useRemoval<StaffMessage>({
    word: t('messages.remove'),
    text: ({ title }) => `${t('messages.removeTitle', { title: title[language] })} ${t('messages.removeText')}`,
    call: deleteStaffMessage,
    remove: async ({ id }) =>
      deleteStaffMessage.fulfilled.match(await dispatch(deleteStaffMessage({ params: { id } }))),
    done: t('messages.removed'),
  })
  const open = asked.rows?.find(({ id }) => id === state.message)
  const write = (
    <Button variant="contained" onClick={() => change({ message: NEW })}>
      {t('messages.create')}
    </Button>
  )
  const close = () => {
    change({ message: '' })
    asked.again()
  }
  return (
    <StaffListPage
      title={t('frame.titles.messages')}
      filters={<ClientField value={state.clientId} onChange={clientId => change({ clientId })} />}
      {...list}
      asked={asked}
      rowId={rowId}
      rowName={({ title }) => title[language]}
      actions={message => [
        { text: t('messages.edit'), act: () => change({ message: message.id }) },
        { text: t('messages.remove'), warns: true, act: () => ask(message) },
      ]}
      count={({ count, isExact }) => t(isExact ? 'messages.found' : 'messages.foundMore', { count })}
      tools={
        <>
          {list.tools}
          {write}
        </>
      }
      none={{ icon: mdiMessageTextOutline, title: t('messages.none'), text: t('messages.noneText') }}
    >
      {question}
      {(state.message === NEW || open) && (
        <Suspense>
          <MessageDialog
            key={state.message}
            message={open}
            all={asked.rows ?? []}
            onSaved={() => {
              close()
              say(t('messages.saved'))
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </StaffListPage>
  )
}
