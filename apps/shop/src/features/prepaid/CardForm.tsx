import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getPrepaidStatus } from '../../state/prepaid/prepaid.calls.ts'
import { resetPrepaid } from '../../state/prepaid/prepaid.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type CardValues, cardSchema } from './prepaid-form.ts'

/** Which card it is about. Why one cannot be used stands at its number (Spec 1 §8). */
export function CardForm() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(getPrepaidStatus)
  const known = useAppSelector(({ prepaidStore }) => prepaidStore.status !== null)
  const form = useSchemaForm<CardValues>({ schema: cardSchema, defaultValues: { cardNumber: '' }, errors })
  const ask = async (params: CardValues): Promise<void> => {
    dispatch(resetPrepaid())
    await dispatch(getPrepaidStatus({ params }))
  }
  return (
    <SchemaForm form={form} send={ask} busy={loading} errors={errors} submit={t('prepaid.ask')} quiet={known}>
      <TextField<CardValues>
        name="cardNumber"
        label={t('prepaid.cardNumber')}
        hint={t('prepaid.cardNumberHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={35}
      />
    </SchemaForm>
  )
}
