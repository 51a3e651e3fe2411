import { requiredLine } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { withdrawStaffCase } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const Why = z.object({ why: requiredLine(200) })
type Why = z.infer<typeof Why>

/** Withdraws a case that was entered by mistake, or out of goodwill, and says why. */
export function WithdrawForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const { loading, errors } = useCall(withdrawStaffCase)
  const form = useSchemaForm<Why>({ schema: Why, defaultValues: { why: '' }, errors })
  const send = async (body: Why) => {
    const answer = await dispatch(withdrawStaffCase({ params: { caseId: id }, query: {}, body }))
    if (!withdrawStaffCase.fulfilled.match(answer)) return
    say(t('enforcement.withdrawn'))
    onDone()
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={errors} submit={t('enforcement.withdraw')} quiet>
      <Text variant="h3">{t('enforcement.withdrawTitle')}</Text>
      <TextField<Why> name="why" label={t('enforcement.why')} hint={t('enforcement.whyHint')} maxLength={200} />
    </SchemaForm>
  )
}
