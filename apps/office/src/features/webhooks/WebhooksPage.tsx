import type { StaffWebhook } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiWebhook } from '@mdi/js'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { deleteStaffWebhook } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OpenWebhook } from './OpenWebhook.tsx'
import { useWebhookColumns } from './use-webhook-columns.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { NEW, webhooksAddress } from './webhooks-address.ts'

const rowId = ({ id }: StaffWebhook) => id

/** Servers of partners that are told what happens: added, changed, deleted, and what each was told. */
export function WebhooksPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const { state, change } = useListAddress(webhooksAddress)
  const { rows, busy, failed, errors, again } = useWebhooks(state)
  const removal = useCall(deleteStaffWebhook)
  const columns = useWebhookColumns()
  const { ask, question } = useConfirmed<StaffWebhook>({
    title: t('webhooks.remove'),
    text: ({ name }) => t('webhooks.removeText', { name }),
    yes: t('webhooks.remove'),
    act: async ({ id: webhookId }) =>
      deleteStaffWebhook.fulfilled.match(await dispatch(deleteStaffWebhook({ params: { webhookId } }))),
    failure: <CallErrors errors={removal.errors} all />,
    onDone: () => say(t('webhooks.removed')),
  })
  const { page, pageSize } = state
  const shown = rows?.length ?? 0
  return (
    <Page>
      <Headline headline={t('frame.titles.webhooks')} lead={t('webhooks.lead')} />
      <Stack spacing={1}>
        <ClientField value={state.clientId} onChange={clientId => change({ clientId })} />
        <DataTable
          label={t('frame.titles.webhooks')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={({ name }) => name}
          actions={webhook => [
            { text: t('webhooks.log'), act: () => change({ log: webhook.id }) },
            { text: t('webhooks.edit'), act: () => change({ webhook: webhook.id }) },
            { text: t('webhooks.remove'), warns: true, act: () => ask(webhook) },
          ]}
          summary={failed ? undefined : rows ? t('webhooks.found', { count: shown }) : t('common.loading')}
          tools={
            <Button variant="contained" onClick={() => change({ webhook: NEW })}>
              {t('webhooks.create')}
            </Button>
          }
          empty={
            <EmptyState icon={mdiWebhook} title={t('webhooks.none')}>
              {t('webhooks.noneText')}
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
      <OpenWebhook state={state} rows={rows} onChange={change} onSaved={again} />
    </Page>
  )
}
