import type { StaffWebhook } from '@billett/contract'
import { NEW, webhooksAddress } from '@billett/contract/lists/webhooks-address.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiWebhook } from '@mdi/js'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { usePageOfClient } from '../../hooks/use-page-of-client.ts'
import { useRemoval } from '../../hooks/use-removal.tsx'
import { ClientField } from '../../parts/ClientField.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { deleteStaffWebhook, getStaffWebhooks } from '../../state/admin/admin.calls.ts'
import { selectWebhooks } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OpenWebhook } from './OpenWebhook.tsx'
import { useWebhookColumns } from './use-webhook-columns.tsx'

const rowId = ({ id }: StaffWebhook) => id

/** Servers of partners that are told what happens: added, changed, deleted, and what each was told. */
export function WebhooksPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const kept = useListAddress(webhooksAddress)
  const { state, change, reset, narrowing } = kept
  const all = usePageOfClient(getStaffWebhooks, selectWebhooks, state)
  const isShown = ({ failed }: StaffWebhook) => state.failing === '' || failed > 0
  const asked = { ...all, rows: all.rows?.filter(isShown) }
  const list = useKeptList('adminWebhooks', kept, useWebhookColumns())
  const { ask, question } = useRemoval<StaffWebhook>({
    word: t('webhooks.remove'),
    text: ({ name }) => t('webhooks.removeText', { name }),
    call: deleteStaffWebhook,
    remove: async ({ id: webhookId }) =>
      deleteStaffWebhook.fulfilled.match(await dispatch(deleteStaffWebhook({ params: { webhookId } }))),
    done: t('webhooks.removed'),
  })
  return (
    <StaffListPage
      title={t('frame.titles.webhooks')}
      lead={t('webhooks.lead')}
      filters={
        <FilterBar label={t('webhooks.filter')} active={narrowing} onReset={reset}>
          <SelectInput
            label={t('webhooks.failing')}
            value={state.failing}
            options={[
              { value: '', text: t('office.any') },
              { value: 'yes', text: t('webhooks.failingOnly') },
            ]}
            onChange={({ target }) => change({ failing: target.value === 'yes' ? 'yes' : '' })}
          />
          <ClientField value={state.clientId} onChange={clientId => change({ clientId })} />
        </FilterBar>
      }
      {...list}
      asked={asked}
      rowId={rowId}
      rowName={({ name }) => name}
      actions={webhook => [
        { text: t('webhooks.log'), act: () => change({ log: webhook.id }) },
        { text: t('webhooks.edit'), act: () => change({ webhook: webhook.id }) },
        { text: t('webhooks.remove'), warns: true, act: () => ask(webhook) },
      ]}
      count={({ count }) => t('webhooks.found', { count })}
      tools={
        <>
          {list.tools}
          <Button variant="contained" onClick={() => change({ webhook: NEW })}>
            {t('webhooks.create')}
          </Button>
        </>
      }
      none={{ icon: mdiWebhook, title: t('webhooks.none'), text: t('webhooks.noneText') }}
    >
      {question}
      <OpenWebhook state={state} rows={asked.rows} onChange={change} onSaved={asked.again} />
    </StaffListPage>
  )
}
