import type { SchoolYear } from '@billett/contract'
import { addMonths, localDate, schoolYearOf, toInstant } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { keepSchoolYear } from '../../state/school-year/school-year.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { usualYear, YearValues } from './year-values.ts'

interface Props {
  /** Who may have the year. */
  payers: readonly { guid: string; name: string }[]
  /** The one whose days are changed; undefined: a new one is added. */
  year?: SchoolYear
  /** Those there are: the one after the last is proposed. */
  years?: readonly SchoolYear[]
  onDone: (year: SchoolYear) => void
  onClose: () => void
}

const DAYS = ['from', 'until', 'firstSchoolDay', 'windowFrom', 'windowUntil', 'handOutOn'] as const

/** Adds a school year with its days, or changes them as long as nobody is taken into it. */
export function YearDialog({ payers, year, years = [], onDone, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const { loading, errors } = useCall(keepSchoolYear)
  const today = localDate(toInstant(Date.now()), timeZone)
  const next =
    [schoolYearOf(today).from, ...years.map(({ from }) => schoolYearOf(from).from)].toSorted().at(-1) ?? today
  const usual = usualYear(year?.authority.guid ?? payers[0]?.guid ?? '', addMonths(next, 12))
  const form = useSchemaForm<YearValues>({
    schema: YearValues,
    defaultValues: year
      ? {
          payerGuid: year.authority.guid,
          from: year.from,
          until: year.until,
          firstSchoolDay: year.firstSchoolDay,
          windowFrom: year.windowFrom,
          windowUntil: year.windowUntil,
          handOutOn: year.handOutOn,
          photoYears: String(year.photoYears),
        }
      : usual,
    errors,
  })
  const send = async ({ photoYears, ...days }: YearValues) => {
    const body = { ...days, photoYears: Number(photoYears), ...(year ? { version: year.version } : {}) }
    const answer = await dispatch(keepSchoolYear({ body }))
    const [kept] = keepSchoolYear.fulfilled.match(answer) ? answer.payload.data : []
    if (kept) onDone(kept)
  }
  return (
    <FormDialog
      title={t(year ? 'school.years.change' : 'school.years.add')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('common.save')}
      onClose={onClose}
    >
      {!year && <Text>{t('school.years.addText')}</Text>}
      {!year && payers.length > 1 && (
        <SelectField<YearValues>
          name="payerGuid"
          label={t('school.years.authority')}
          options={payers.map(({ guid, name }) => ({ value: guid, text: name }))}
        />
      )}
      {DAYS.map(name => (
        <TextField<YearValues>
          key={name}
          name={name}
          type="date"
          label={t(`school.years.fields.${name}`)}
          hint={name === 'from' ? t('school.years.fields.fromHint') : undefined}
        />
      ))}
      <TextField<YearValues>
        name="photoYears"
        inputMode="numeric"
        maxLength={2}
        label={t('school.years.fields.photoYears')}
        hint={t('school.years.fields.photoYearsHint')}
      />
    </FormDialog>
  )
}
