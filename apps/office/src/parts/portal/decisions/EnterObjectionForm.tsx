import { key } from '@billett/contract'
import { isPlainDate, localDate, toInstant } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import * as z from 'zod/mini'
import { useOffice } from '../../../hooks/office.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import type { enterStaffObjection } from '../../../state/admin/admin.calls.ts'
import type { enterObjection } from '../../../state/school/school.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

const Entered = z.object({
  receivedOn: z.string().check(z.minLength(1, key('required')), z.refine(isPlainDate, key('date'))),
  text: z.string().check(z.minLength(1, key('required')), z.maxLength(4000, key('exceedMaximumLength'))),
})
type Entered = z.infer<typeof Entered>

/** The call that notes it: of who pays, or of staff. */
export type EnterObjection = typeof enterObjection | typeof enterStaffObjection

interface Props {
  decision: string
  enter: EnterObjection
  onDone: () => Promise<void>
}

/** Notes an objection that came by letter, with the day it came in. */
export function EnterObjectionForm({ decision, enter, onDone }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const { loading, errors } = useCall(enter)
  const form = useSchemaForm<Entered>({
    schema: Entered,
    defaultValues: { receivedOn: localDate(toInstant(Date.now()), timeZone), text: '' },
    errors,
  })
  const send = async (body: Entered) => {
    const answer = await dispatch(enter({ params: { decisionGuid: decision }, query: {}, body }))
    if (!enter.fulfilled.match(answer)) return
    say(t('school.decisions.entered'))
    await onDone()
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={errors} submit={t('school.decisions.save')}>
      <TextField<Entered> name="receivedOn" type="date" label={t('school.decisions.receivedOn')} />
      <TextAreaField<Entered> name="text" label={t('school.decisions.text')} maxLength={4000} />
    </SchemaForm>
  )
}
