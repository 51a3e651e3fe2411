import type { StaffDelivery, StaffWebhook } from '@billett/contract'
import { ALL, SHOWN_STATES, type ShownState } from '@billett/contract/lists/webhooks-address.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { mdiSendOutline } from '@mdi/js'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { StaffList } from '../../parts/list/StaffList.tsx'
import { StaffListFile } from '../../parts/list/StaffListFile.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useDeliveries } from './use-deliveries.ts'
import { aboutOf, useDeliveryColumns } from './use-delivery-columns.tsx'

interface Props {
  webhook: StaffWebhook
  state: ShownState
  onState: (state: ShownState) => void
  onClose: () => void
}

const rowId = ({ id }: StaffDelivery) => id

/** What a server was told of late, how it went, and the way to tell it again. */
export function DeliveriesDialog({ webhook, state, onState, onClose }: Props) {
  const { t } = useTexts()
  const { resend, refused, ...asked } = useDeliveries(webhook.id, state)
  const columns = useDeliveryColumns()
  return (
    <ClosableDialog title={t('webhooks.logOf', { name: webhook.name })} width="lg" onClose={onClose}>
      <Stack spacing={1}>
        <SelectInput
          label={t('webhooks.state')}
          hint={t('webhooks.logText')}
          value={state}
          options={SHOWN_STATES.map(value => ({
            value,
            text: value === ALL ? t('office.any') : t(`webhooks.states.${value}`),
          }))}
          onChange={({ target }) => onState(SHOWN_STATES.find(one => one === target.value) ?? ALL)}
        />
        <CallErrors errors={refused} all />
        <StaffList
          label={t('webhooks.log')}
          columns={columns}
          asked={asked}
          rowId={rowId}
          rowName={aboutOf}
          actions={delivery => [{ text: t('webhooks.resend'), act: () => void resend(delivery) }]}
          count={({ count }) => t('webhooks.delivered', { count })}
          tools={<StaffListFile list="adminWebhooks" address={`${new URLSearchParams({ log: webhook.id, state })}`} />}
          none={{ icon: mdiSendOutline, title: t('webhooks.noDelivery'), text: t('webhooks.noDeliveryText') }}
        />
      </Stack>
    </ClosableDialog>
  )
}
