import { key, type StaffApproval } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { declineStaffAct } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const Reason = z.object({ reason: z.string().check(z.trim(), z.minLength(1, key('required'))) })
type Reason = z.infer<typeof Reason>

interface Props {
  approval: StaffApproval
  onDeclined: () => void
  onClose: () => void
}

/** Says no with a reason, which who has asked is told. */
export function DeclineDialog({ approval: { id, act }, onDeclined, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(declineStaffAct)
  const form = useSchemaForm<Reason>({ schema: Reason, defaultValues: { reason: '' }, errors })
  const send = async (body: Reason) => {
    const answer = await dispatch(declineStaffAct({ params: { approvalId: id }, body }))
    if (!declineStaffAct.fulfilled.match(answer)) return
    onDeclined()
    say(t('approvals.declined'))
  }
  return (
    <FormDialog
      title={t('approvals.declineTitle', { act: t(`approvals.acts.${act}`) })}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('approvals.decline')}
      onClose={onClose}
    >
      <Text>{t('approvals.declineText')}</Text>
      <TextAreaField<Reason> name="reason" label={t('approvals.reason')} maxLength={200} />
    </FormDialog>
  )
}
