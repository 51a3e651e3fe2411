import type { StaffApiKey } from '@billett/contract'
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
import { mdiKeyOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { deleteStaffApiKey } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { apiKeysAddress, NEW } from './api-keys-address.ts'
import { useApiKeyColumns } from './use-api-key-columns.tsx'
import { useApiKeys } from './use-api-keys.ts'

const ApiKeyDialog = lazyPiece(() => import('./ApiKeyDialog.tsx').then(module => module.ApiKeyDialog))
const SecretDialog = lazyPiece(() => import('../../parts/secret/SecretDialog.tsx').then(module => module.SecretDialog))

const rowId = ({ id }: StaffApiKey) => id

/** Keys of partners: given out, shown once, and revoked. */
export function ApiKeysPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const { state, change } = useListAddress(apiKeysAddress)
  const { rows, busy, failed, errors, again } = useApiKeys(state)
  const [secret, setSecret] = useState('')
  const removal = useCall(deleteStaffApiKey)
  const columns = useApiKeyColumns()
  const { ask, question } = useConfirmed<StaffApiKey>({
    title: t('apiKeys.remove'),
    text: ({ name }) => t('apiKeys.removeText', { name }),
    yes: t('apiKeys.remove'),
    act: async ({ id: apiKeyId }) =>
      deleteStaffApiKey.fulfilled.match(await dispatch(deleteStaffApiKey({ params: { apiKeyId } }))),
    failure: <CallErrors errors={removal.errors} all />,
    onDone: () => say(t('apiKeys.removed')),
  })
  const { page, pageSize } = state
  const shown = rows?.length ?? 0
  return (
    <Page>
      <Headline headline={t('frame.titles.apiKeys')} lead={t('apiKeys.lead')} />
      <Stack spacing={1}>
        <ClientField value={state.clientId} onChange={clientId => change({ clientId })} />
        <DataTable
          label={t('frame.titles.apiKeys')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={({ name }) => name}
          actions={key => [{ text: t('apiKeys.remove'), warns: true, act: () => ask(key) }]}
          summary={failed ? undefined : rows ? t('apiKeys.found', { count: shown }) : t('common.loading')}
          tools={
            <Button variant="contained" onClick={() => change({ key: NEW })}>
              {t('apiKeys.create')}
            </Button>
          }
          empty={
            <EmptyState icon={mdiKeyOutline} title={t('apiKeys.none')}>
              {t('apiKeys.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <Pagination
          page={page}
          pageSize={pageSize}
          total={rowsKnown({ page, pageSize, rows: shown })}
          pageSizes={PAGE_SIZES}
          onChange={change}
        />
      </Stack>
      {question}
      <Suspense>
        {state.key === NEW && (
          <ApiKeyDialog
            onGiven={given => {
              setSecret(given)
              change({ key: '' })
              again()
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
    </Page>
  )
}
