import { EVENT_NOTE_LENGTH, type HandleEvents, key } from '@billett/contract'
import { atWallClock, type EventAct } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { handleStaffEvents } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useColleagues } from './use-colleagues.ts'

const Values = z.object({
  note: z.string().check(z.maxLength(EVENT_NOTE_LENGTH, key('exceedMaximumLength'))),
  assignedTo: z.string(),
  snoozedUntil: z.string(),
})
type Values = z.infer<typeof Values>

interface Props {
  act: EventAct
  eventIds: readonly string[]
  onDone: () => void
  onClose: () => void
}

/** Asks what an act upon the chosen events needs: a word about them, a colleague, or a moment. */
export function EventsDialog({ act, eventIds, onDone, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const colleagues = useColleagues()
  const { loading, errors } = useCall(handleStaffEvents)
  const form = useSchemaForm<Values>({
    schema: Values,
    defaultValues: { note: '', assignedTo: '', snoozedUntil: '' },
    errors,
  })
  const send = async ({ note, assignedTo, snoozedUntil: wall }: Values) => {
    const body: HandleEvents = {
      eventIds: [...eventIds],
      act,
      ...(note.trim() && { note: note.trim() }),
      ...(assignedTo && { assignedTo }),
      ...(wall && { snoozedUntil: atWallClock(wall.slice(0, 10), wall.slice(11, 16), timeZone) }),
    }
    const answer = await dispatch(handleStaffEvents({ body }))
    if (handleStaffEvents.fulfilled.match(answer)) onDone()
  }
  return (
    <FormDialog
      title={t(`events.bulk.${act}Title`, { count: eventIds.length })}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t(`events.bulk.${act}Yes`, { count: eventIds.length })}
      width="sm"
      onClose={onClose}
    >
      <Text>{t(`events.bulk.${act}Text`)}</Text>
      <CallErrors errors={errors.filter(({ field }) => field === 'eventIds')} all />
      {act === 'acknowledge' && (
        <TextAreaField<Values>
          name="note"
          rows={3}
          optional
          maxLength={EVENT_NOTE_LENGTH}
          label={t('events.bulk.noteLabel')}
        />
      )}
      {act === 'assign' && (
        <SelectField<Values>
          name="assignedTo"
          label={t('events.assignedTo')}
          options={[
            { value: '', text: t('events.keepers.nobody') },
            ...colleagues.map(({ userId, name, isSelf }) => ({
              value: userId,
              text: isSelf ? t('events.self', { name }) : name,
            })),
          ]}
        />
      )}
      {act === 'snooze' && (
        <TextField<Values>
          name="snoozedUntil"
          type="datetime-local"
          optional
          label={t('events.bulk.until')}
          hint={t('events.bulk.untilHint', { zone: timeZone })}
        />
      )}
    </FormDialog>
  )
}
