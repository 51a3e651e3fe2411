import { BarrierReport } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { reportBarrier } from '../../state/declaration/declaration.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  onSent: (receivedAt: string, report: BarrierReport) => void
}

/** Only what does not work has to be said. `?page=` names the screen one came from. */
export function ReportBarrierForm({ onSent }: Props) {
  const { t } = useTexts()
  const query = useQuery()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(reportBarrier)
  const defaultValues: BarrierReport = {
    description: '',
    page: query.get('page')?.slice(0, 300) ?? '',
    technology: '',
    name: '',
    email: '',
  }
  const form = useSchemaForm({ schema: BarrierReport, defaultValues, errors, plain: reportBarrier })
  const send = async (body: BarrierReport) => {
    const answer = await dispatch(reportBarrier({ body }))
    const receipt = reportBarrier.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    if (receipt) onSent(receipt.receivedAt, body)
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={errors} submit={t('reportBarrier.submit')}>
      <TextAreaField<BarrierReport>
        name="description"
        label={t('reportBarrier.description')}
        hint={t('reportBarrier.descriptionHint')}
        rows={5}
      />
      <TextField<BarrierReport>
        name="page"
        label={t('reportBarrier.page')}
        hint={t('reportBarrier.pageHint')}
        autoComplete="off"
        optional
      />
      <TextField<BarrierReport>
        name="technology"
        label={t('reportBarrier.technology')}
        hint={t('reportBarrier.technologyHint')}
        autoComplete="off"
        optional
      />
      <TextField<BarrierReport> name="name" label={t('reportBarrier.name')} autoComplete="name" optional />
      <TextField<BarrierReport>
        name="email"
        type="email"
        inputMode="email"
        label={t('reportBarrier.email')}
        hint={t('reportBarrier.emailHint')}
        autoComplete="email"
        optional
      />
    </SchemaForm>
  )
}
