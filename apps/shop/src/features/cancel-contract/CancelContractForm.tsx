import { CancelWithoutLogin } from '@billett/contract'
import { localDate } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { NameFields } from '../../parts/person/NameFields.tsx'
import { useDeclarer } from '../../parts/person/use-declarer.ts'
import { cancelWithoutLogin } from '../../state/subscription/subscription.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Sent } from './CancelContractReceipt.tsx'

const EMPTY: CancelWithoutLogin = {
  kind: 'ordinary',
  reason: '',
  firstName: '',
  lastName: '',
  customerNumber: '',
  contract: '',
  date: '',
  email: '',
}

export function CancelContractForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t } = useTexts()
  const { region } = useShop()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(cancelWithoutLogin)
  const form = useSchemaForm({ schema: CancelWithoutLogin, defaultValues: EMPTY, errors, plain: cancelWithoutLogin })
  useDeclarer((field, value) => {
    if (form.getValues(field) === '') form.setValue(field, value)
  })

  const send = async (body: CancelWithoutLogin) => {
    const answer = await dispatch(cancelWithoutLogin({ body }))
    const receipt = cancelWithoutLogin.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    if (receipt) onSent({ receivedAt: receipt.receivedAt, declared: body })
  }

  const date = form.watch('date')
  const isPast = date !== '' && date < localDate(new Date().toISOString(), region.timeZone)
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={errors} spacing={4} submit={t('cancelContract.submit')}>
      <FormSection title={t('cancelContract.contract')}>
        <ChoiceField<CancelWithoutLogin>
          name="kind"
          label={t('cancelContract.kind')}
          options={[
            { value: 'ordinary', text: t('cancelContract.ordinary'), hint: t('cancelContract.ordinaryHint') },
            {
              value: 'extraordinary',
              text: t('cancelContract.extraordinary'),
              hint: t('cancelContract.extraordinaryHint'),
            },
          ]}
        />
        {form.watch('kind') === 'extraordinary' && (
          <TextAreaField<CancelWithoutLogin> name="reason" label={t('cancelContract.reason')} />
        )}
        <TextField<CancelWithoutLogin> name="contract" label={t('cancelContract.contractNumber')} autoComplete="off" />
        <TextField<CancelWithoutLogin>
          name="date"
          type="date"
          autoComplete="off"
          label={t('cancelContract.date')}
          hint={isPast ? t('cancelContract.pastHint') : t('cancelContract.dateHint')}
          optional
        />
      </FormSection>
      <FormSection title={t('cancelContract.who')}>
        <NameFields<CancelWithoutLogin> firstName="firstName" lastName="lastName" />
        <TextField<CancelWithoutLogin>
          name="customerNumber"
          label={t('cancelContract.customerNumber')}
          autoComplete="off"
          optional
        />
        <TextField<CancelWithoutLogin>
          name="email"
          type="email"
          label={t('cancelContract.email')}
          autoComplete="email"
        />
      </FormSection>
    </SchemaForm>
  )
}
