import { CaseQuestion, type EnforcementCase } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { findEnforcementCase } from '../../state/enforcement/enforcement.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** A case is shown already: asking again is not what is likely to come next. */
  known: boolean
  onAsk: () => void
  onFound: (result: { asked: CaseQuestion; found: EnforcementCase }) => void
}

/** Which case it is: what stands on the slip, and what only whoever was checked knows. */
export function CaseForm({ known, onAsk, onFound }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(findEnforcementCase)
  const form = useSchemaForm<CaseQuestion>({
    schema: CaseQuestion,
    defaultValues: { caseNumber: '', birthDate: '' },
    errors,
  })
  const ask = async (asked: CaseQuestion): Promise<void> => {
    onAsk()
    const answer = await dispatch(findEnforcementCase({ body: asked }))
    const found = findEnforcementCase.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    if (found) onFound({ asked, found })
  }
  return (
    <SchemaForm form={form} send={ask} busy={loading} errors={errors} submit={t('forgottenPass.ask')} quiet={known}>
      <TextField<CaseQuestion>
        name="caseNumber"
        label={t('forgottenPass.caseNumber')}
        hint={t('forgottenPass.caseNumberHint')}
        autoComplete="off"
        maxLength={24}
      />
      <TextField<CaseQuestion> name="birthDate" type="date" label={t('forgottenPass.birthDate')} autoComplete="bday" />
    </SchemaForm>
  )
}
