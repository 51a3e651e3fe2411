import type { ActionReason, CancellationDates, SubscriptionContract } from '@billett/contract'
import { key } from '@billett/contract'
import { CANCELLATION_REASONS } from '@billett/domain'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import * as z from 'zod/mini'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionHeadline } from './ActionHeadline.tsx'
import { ActionSteps } from './ActionSteps.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useAction } from './use-action.ts'

const Cancellation = z.object({
  date: z.string().check(z.minLength(1, key('required'))),
  reason: z.enum(CANCELLATION_REASONS, key('required')),
})
type Cancellation = z.infer<typeof Cancellation>

/** Nobody has to say why; who wants to, can. */
const USUAL_REASON = 'customerRequest'

interface Props {
  contract: SubscriptionContract
  dates: CancellationDates
  reasons: readonly ActionReason[]
}

/** With which day a contract ends: the earliest first. */
export function CancelForm({ contract, dates, reasons }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const action = useAction(contract)
  const { fruehestesDatum: earliest, erlaubteTage: allowed, noticeUntil } = dates
  const form = useSchemaForm<Cancellation>({
    schema: Cancellation,
    defaultValues: { date: earliest ?? '', reason: USUAL_REASON },
    errors: action.errors,
  })
  const name = contract.subscriptionName
  if (earliest === null)
    return (
      <>
        <ActionHeadline headline={t('subscriptionActions.cancel.headline')} lead={name} />
        <MessageBox kind="info">{t('subscriptionActions.cancel.noDate')}</MessageBox>
      </>
    )
  return (
    <ActionSteps
      contract={contract}
      action={action}
      headline={t('subscriptionActions.cancel.headline')}
      lead={t('subscriptionActions.cancel.lead', { name })}
      form={form}
      changeOf={values => ({ kind: 'cancel', ...values })}
      yes={t('subscriptionActions.cancel.yes')}
    >
      <SelectField<Cancellation>
        name="date"
        label={t('subscriptionActions.cancel.date')}
        hint={
          noticeUntil === null
            ? undefined
            : t('subscriptionActions.cancel.notice', { until: format.date(noticeUntil), day: format.date(earliest) })
        }
        options={allowed.map(day => ({
          value: day,
          text:
            day === earliest
              ? t('subscriptionActions.cancel.earliest', { day: format.longDate(day) })
              : format.longDate(day),
        }))}
      />
      <ReasonField reasons={reasons} />
    </ActionSteps>
  )
}
