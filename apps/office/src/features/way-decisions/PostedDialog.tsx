import { key } from '@billett/contract'
import { isPlainDate, localDate, toInstant } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { notePosted } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const Posted = z.object({
  postedOn: z.string().check(z.minLength(1, key('required')), z.refine(isPlainDate, key('date'))),
})
type Posted = z.infer<typeof Posted>

interface Props {
  /** Letters that were printed. */
  count: number
  onDone: () => void
  onClose: () => void
}

/** Notes on which day the printed letters were handed to the post: what follows from that begins to run. */
export function PostedDialog({ count, onDone, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const { loading, errors } = useCall(notePosted)
  const form = useSchemaForm<Posted>({
    schema: Posted,
    defaultValues: { postedOn: localDate(toInstant(Date.now()), timeZone) },
    errors,
  })
  const send = async (body: Posted) => {
    const answer = await dispatch(notePosted({ body }))
    if (notePosted.fulfilled.match(answer)) onDone()
  }
  return (
    <FormDialog
      title={t('school.post.title')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('common.save')}
      onClose={onClose}
    >
      <Text>{t('school.post.about', { count })}</Text>
      <TextField<Posted> name="postedOn" type="date" label={t('school.post.postedOn')} />
    </FormDialog>
  )
}
