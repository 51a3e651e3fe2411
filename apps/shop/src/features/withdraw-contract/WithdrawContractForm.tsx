import { Withdrawal } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { NameFields } from '../../parts/person/NameFields.tsx'
import { useDeclarer } from '../../parts/person/use-declarer.ts'
import { withdrawContract } from '../../state/declaration/declaration.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  onSent: (receivedAt: string, declared: Withdrawal) => void
}

/** Who withdraws from what, and where the receipt goes: more may not be asked. `?contract=` fills in the number. */
export function WithdrawContractForm({ onSent }: Props) {
  const { t } = useTexts()
  const query = useQuery()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(withdrawContract)
  const defaultValues: Withdrawal = {
    firstName: '',
    lastName: '',
    contract: query.get('contract')?.slice(0, 100) ?? '',
    part: '',
    email: '',
  }
  const form = useSchemaForm({ schema: Withdrawal, defaultValues, errors, plain: withdrawContract })
  useDeclarer((field, value) => {
    if (form.getValues(field) === '') form.setValue(field, value)
  })
  const send = async (body: Withdrawal) => {
    const answer = await dispatch(withdrawContract({ body }))
    const receipt = withdrawContract.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    if (receipt) onSent(receipt.receivedAt, body)
  }
  return (
    <SchemaForm
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      spacing={4}
      beforeSubmit={<Text>{t('withdrawContract.declaration')}</Text>}
      submit={t('withdrawContract.submit')}
    >
      <FormSection title={t('withdrawContract.which')}>
        <TextField<Withdrawal>
          name="contract"
          label={t('withdrawContract.contract')}
          hint={t('withdrawContract.contractHint')}
          autoComplete="off"
        />
        <TextField<Withdrawal>
          name="part"
          label={t('withdrawContract.part')}
          hint={t('withdrawContract.partHint')}
          autoComplete="off"
          optional
        />
      </FormSection>
      <FormSection title={t('withdrawContract.who')}>
        <NameFields<Withdrawal> firstName="firstName" lastName="lastName" />
        <TextField<Withdrawal>
          name="email"
          type="email"
          inputMode="email"
          label={t('withdrawContract.email')}
          autoComplete="email"
        />
      </FormSection>
    </SchemaForm>
  )
}
