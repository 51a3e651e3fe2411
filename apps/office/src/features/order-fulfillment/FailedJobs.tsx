import { type FulfillmentJob, RETRIED_JOBS } from '@billett/contract'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'
import { FULFILMENT_STEPS } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiCheckCircleOutline } from '@mdi/js'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { retryFulfillmentJobs } from '../../state/order-fulfillment/order-fulfillment.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BOTH, fulfilmentAddress } from './fulfilment-address.ts'
import { QueueFigures } from './QueueFigures.tsx'
import { useFailedJobs } from './use-failed-jobs.ts'
import { useJobColumns } from './use-job-columns.tsx'

const NONE: readonly string[] = []

const rowId = ({ jobId }: FulfillmentJob) => jobId

/** Tickets and mails that could not be made or sent so far, and another try at one or at several of them. */
export function FailedJobs() {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { state, change } = useListAddress(fulfilmentAddress)
  const { rows, busy, failed, errors, again } = useFailedJobs(state)
  const columns = useJobColumns()
  const mayRetry = useAppSelector(selectHolds(['AllowedToResendMails']))
  const [selected, setSelected] = useState(NONE)
  const retrying = useCall(retryFulfillmentJobs)
  const retry = async (jobIds: readonly string[]) => {
    if (retrying.loading) return
    const answer = await dispatch(retryFulfillmentJobs({ body: { jobIds: [...jobIds] } }))
    if (!retryFulfillmentJobs.fulfilled.match(answer)) return
    say(t('fulfilment.retried', { count: answer.payload.data[0]?.retried ?? 0 }))
    setSelected(NONE)
    again()
  }
  const bulk =
    selected.length > RETRIED_JOBS ? (
      t('bulk.tooMany', { count: RETRIED_JOBS })
    ) : (
      <BusyButton variant="outlined" busy={retrying.loading} onClick={() => void retry(selected)}>
        {t('fulfilment.tryAgain')}
      </BusyButton>
    )
  const { page, pageSize } = state
  const shown = rows?.length ?? 0
  return (
    <Stack spacing={1}>
      <Text variant="h2">{t('fulfilment.failed')}</Text>
      <QueueFigures onAgain={again} />
      <SegmentedControl
        label={t('fulfilment.step')}
        hideLabel
        value={state.step}
        options={([BOTH, ...FULFILMENT_STEPS] as const).map(value => ({ value, text: t(`fulfilment.steps.${value}`) }))}
        onChange={step => change({ step })}
      />
      <ClientField value={state.clientId} onChange={clientId => change({ clientId })} />
      <CallErrors errors={retrying.errors} all />
      <DataTable
        label={t('fulfilment.failed')}
        columns={columns}
        rows={rows}
        busy={busy}
        rowId={rowId}
        rowName={({ orderNumber, step }) => `${orderNumber}, ${t(`fulfilment.steps.${step}`)}`}
        {...(mayRetry && { selected, onSelect: setSelected, bulk })}
        actions={({ jobId }) => (mayRetry ? [{ text: t('fulfilment.tryAgain'), act: () => void retry([jobId]) }] : [])}
        summary={failed ? undefined : rows ? t('fulfilment.found', { count: shown }) : t('common.loading')}
        empty={
          <EmptyState icon={mdiCheckCircleOutline} title={t('fulfilment.noneFailed')}>
            {t('fulfilment.noneFailedText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        {...rowsKnown({ page, pageSize, rows: rows?.length })}
        pageSizes={PAGE_SIZES}
        onChange={change}
      />
    </Stack>
  )
}
