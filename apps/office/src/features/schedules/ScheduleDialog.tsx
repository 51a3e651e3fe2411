import { LIST_FORMATS } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { createStaffSchedule } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DAYS, EVERY_DAY, ScheduleValues } from './schedule-values.ts'
import { useDeliveries } from './use-deliveries.ts'

interface Props {
  /** The view that is to be sent. */
  viewId: string
  onSaved: () => void
  onClose: () => void
}

/** Says when a view is sent, and as what. */
export function ScheduleDialog({ viewId, onSaved, onClose }: Props) {
  const { t } = useTexts()
  const { timeZone } = useOffice().region
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(createStaffSchedule)
  const form = useSchemaForm<ScheduleValues>({
    schema: ScheduleValues,
    defaultValues: { day: EVERY_DAY, time: '07:00', format: 'csv', delivery: 'mail' },
    errors,
  })
  const deliveries = useDeliveries()
  const send = async ({ day, ...said }: ScheduleValues) => {
    const weekday = day === EVERY_DAY ? undefined : Number(day)
    const answer = await dispatch(createStaffSchedule({ body: { ...said, viewId, weekday } }))
    if (createStaffSchedule.fulfilled.match(answer)) onSaved()
  }
  return (
    <FormDialog
      title={t('schedules.create')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('common.save')}
      width="sm"
      onClose={onClose}
    >
      <p>{t('schedules.createText')}</p>
      <SelectField<ScheduleValues>
        name="day"
        label={t('schedules.day')}
        options={DAYS.map(value => ({ value, text: t(`schedules.days.${value}`) }))}
      />
      <TextField<ScheduleValues>
        name="time"
        type="time"
        label={t('schedules.time')}
        hint={t('schedules.zone', { zone: timeZone })}
      />
      <SelectField<ScheduleValues>
        name="format"
        label={t('schedules.format')}
        options={LIST_FORMATS.map(value => ({ value, text: t(`schedules.formats.${value}`) }))}
      />
      {deliveries.length > 1 && (
        <SelectField<ScheduleValues>
          name="delivery"
          label={t('schedules.delivery')}
          hint={t('schedules.deliveryHint')}
          options={deliveries.map(value => ({ value, text: t(`schedules.deliveries.${value}`) }))}
        />
      )}
    </FormDialog>
  )
}
