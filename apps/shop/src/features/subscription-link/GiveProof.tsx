import { GivenProof, key, type SubscriptionLink } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useToday } from '../../hooks/use-today.ts'
import { type Proof, ProofUpload } from '../../parts/proof/ProofUpload.tsx'
import { giveProofByLink } from '../../state/subscription/link.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  token: string
  proof: NonNullable<SubscriptionLink['proof']>
  onDone: () => void
}

/** The proof that is missing: its file, and the time it shows something for. */
export function GiveProof({ token, proof: { label, neededBy }, onDone }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const today = useToday()
  const { loading, errors } = useCall(giveProofByLink)
  const form = useSchemaForm<GivenProof>({
    schema: GivenProof,
    defaultValues: { fileId: '', from: today, to: '' },
    errors,
  })
  const send = async (body: GivenProof): Promise<void> => {
    const answer = await dispatch(giveProofByLink({ params: { token }, body }))
    if (giveProofByLink.fulfilled.match(answer)) onDone()
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={errors} submit={t('subscriptionLink.send')}>
      {neededBy && <Text>{t('subscriptionLink.neededBy', { day: format.longDate(neededBy) })}</Text>}
      <FileOf form={form} label={label} />
      <TextField<GivenProof> name="from" type="date" label={t('subscriptionLink.from')} autoComplete="off" />
      <TextField<GivenProof> name="to" type="date" label={t('subscriptionLink.to')} autoComplete="off" />
    </SchemaForm>
  )
}

/** Inside the form, whose words it says what is wrong in. */
function FileOf({ form: { setValue }, label }: { form: UseFormReturn<GivenProof>; label: string }) {
  const { t } = useTexts()
  const [given, setGiven] = useState<Proof | null>(null)
  const error = useFieldError<GivenProof>('fileId', { [key('notValid')]: t('subscriptionLink.fileMissing') })
  return (
    <ProofUpload
      label={label}
      hint={t('subscriptionLink.proofKinds')}
      proof={given}
      error={given ? undefined : error}
      onChange={proof => {
        setGiven(proof)
        setValue('fileId', proof?.fileId ?? '', { shouldValidate: proof !== null })
      }}
    />
  )
}
