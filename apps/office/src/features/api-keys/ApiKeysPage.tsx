import type { StaffApiKey } from '@billett/contract'
import { apiKeysAddress, NEW } from '@billett/contract/lists/api-keys-address.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiKeyOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { usePageOfClient } from '../../hooks/use-page-of-client.ts'
import { useRemoval } from '../../hooks/use-removal.tsx'
import { ClientField } from '../../parts/ClientField.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { deleteStaffApiKey, getStaffApiKeys } from '../../state/admin/admin.calls.ts'
import { selectApiKeys } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useApiKeyColumns } from './use-api-key-columns.tsx'

const ApiKeyDialog = lazyPiece(() => import('./ApiKeyDialog.tsx').then(module => module.ApiKeyDialog))
const SecretDialog = lazyPiece(() => import('../../parts/secret/SecretDialog.tsx').then(module => module.SecretDialog))

const rowId = ({ id }: StaffApiKey) => id

/** Keys of partners: given out, shown once, and revoked. */
export function ApiKeysPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const kept = useListAddress(apiKeysAddress)
  const { state, change } = kept
  const asked = usePageOfClient(getStaffApiKeys, selectApiKeys, state)
  const [secret, setSecret] = useState('')
  const list = useKeptList('adminApiKeys', kept, useApiKeyColumns())
  const { ask, question } = useRemoval<StaffApiKey>({
    word: t('apiKeys.remove'),
    text: ({ name }) => t('apiKeys.removeText', { name }),
    call: deleteStaffApiKey,
    remove: async ({ id: apiKeyId }) =>
      deleteStaffApiKey.fulfilled.match(await dispatch(deleteStaffApiKey({ params: { apiKeyId } }))),
    done: t('apiKeys.removed'),
  })
  return (
    <StaffListPage
      title={t('frame.titles.apiKeys')}
      lead={t('apiKeys.lead')}
      filters={<ClientField value={state.clientId} onChange={clientId => change({ clientId })} />}
      {...list}
      asked={asked}
      rowId={rowId}
      rowName={({ name }) => name}
      actions={key => [{ text: t('apiKeys.remove'), warns: true, act: () => ask(key) }]}
      count={({ count }) => t('apiKeys.found', { count })}
      tools={
        <>
          {list.tools}
          <Button variant="contained" onClick={() => change({ key: NEW })}>
            {t('apiKeys.create')}
          </Button>
        </>
      }
      none={{ icon: mdiKeyOutline, title: t('apiKeys.none'), text: t('apiKeys.noneText') }}
    >
      {question}
      <Suspense>
        {state.key === NEW && (
          <ApiKeyDialog
            onGiven={given => {
              setSecret(given)
              change({ key: '' })
              asked.again()
            }}
            onClose={() => change({ key: '' })}
          />
        )}
        {secret !== '' && (
          <SecretDialog
            title={t('apiKeys.secretTitle')}
            text={t('apiKeys.secretText')}
            secret={secret}
            onClose={() => setSecret('')}
          />
        )}
      </Suspense>
    </StaffListPage>
  )
}
