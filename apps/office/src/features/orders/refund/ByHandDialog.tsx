import { PAID_REFERENCE_LENGTH, PlainDate, requiredLine } from '@billett/contract'
import { localDate, REFUND_SOURCES, toInstant } from '@billett/domain'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import * as z from 'zod/mini'
import { useOffice } from '../../../hooks/office.ts'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { type ByHand, type RefundActProps, useRefundAct } from './use-refund-act.ts'

const Paid = z.object({
  paidFrom: z.enum(REFUND_SOURCES),
  paidReference: requiredLine(PAID_REFERENCE_LENGTH),
  paidOn: PlainDate,
})

/** Notes that a refund which its provider refused was paid back by hand; how much is not for anybody to say. */
export function ByHandDialog(props: RefundActProps) {
  const { t } = useTexts()
  const format = useFormat()
  const { timeZone } = useOffice().region
  const { refund } = props
  const { trial, refused, errors, busy, act, close } = useRefundAct(props, t('refunds.noted'))
  const form = useSchemaForm<ByHand>({
    schema: Paid,
    defaultValues: { paidFrom: 'bank', paidReference: '', paidOn: localDate(toInstant(Date.now()), timeZone) },
    errors,
  })
  const needsSecond = trial?.needsSecondPerson ?? false
  return (
    <FormDialog
      title={t('refunds.byHandTitle')}
      form={form}
      send={paid => act(paid)}
      busy={busy}
      errors={errors.length > 0 ? errors : refused}
      submit={needsSecond ? t('refunds.ask') : t('refunds.byHandYes')}
      width="sm"
      onClose={close}
    >
      <MessageBox kind={needsSecond ? 'warning' : 'info'}>
        <div>{t('refunds.byHandText', { amount: format.money(refund.amountInCent) })}</div>
        {needsSecond && <div>{t('refunds.second')}</div>}
      </MessageBox>
      <ChoiceField<ByHand>
        name="paidFrom"
        label={t('refunds.from')}
        options={REFUND_SOURCES.map(value => ({ value, text: t(`refunds.froms.${value}`) }))}
      />
      <TextField<ByHand>
        name="paidReference"
        label={t('refunds.reference')}
        hint={t('refunds.referenceHint')}
        maxLength={PAID_REFERENCE_LENGTH}
      />
      <TextField<ByHand>
        name="paidOn"
        type="date"
        label={t('refunds.day')}
        hint={t('refunds.dayHint', { day: format.instantDate(refund.createdOn) })}
      />
    </FormDialog>
  )
}
