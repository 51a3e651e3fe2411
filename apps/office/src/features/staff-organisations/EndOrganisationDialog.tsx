import { PlainDate } from '@billett/contract'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { endStaffOrganisation } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { useFound } from './use-found.ts'
import { type OrganisationActProps, useOrganisationAct } from './use-organisation-act.ts'

const EndValues = z.object({ endsOn: z.union([z.literal(''), PlainDate]) })
type EndValues = z.infer<typeof EndValues>

/** Ends what the people of an organisation may look at with a day, or lets it go on. */
export function EndOrganisationDialog({ organisation, onDone, onClose }: OrganisationActProps) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { today } = useFound()
  const { begun, busy, errors, theirs, act } = useOrganisationAct(organisation)
  const form = useSchemaForm<EndValues>({
    schema: EndValues,
    defaultValues: { endsOn: begun.validUntil ?? today },
    errors: errors.map(error => (error.field === 'validFrom' ? { ...error, field: 'endsOn' } : error)),
  })
  const send = async ({ endsOn }: EndValues) => {
    const after = await act(async ({ params, version }) =>
      dispatch(endStaffOrganisation({ params, body: { version, endsOn: endsOn || null } })),
    )
    if (after) onDone(after, t(endsOn === '' ? 'organisations.goesOn' : 'organisations.ended'))
  }
  return (
    <FormDialog
      title={t('organisations.endOf', { name: begun.name })}
      form={form}
      send={send}
      busy={busy}
      errors={errors}
      submit={t('organisations.endYes')}
      width="sm"
      onClose={onClose}
    >
      <ChangedMeanwhile begun={begun} theirs={theirs} />
      <Text>{t('organisations.endText', { students: begun.students, contracts: begun.contracts })}</Text>
      <TextField<EndValues>
        name="endsOn"
        type="date"
        label={t('organisations.validUntil')}
        hint={t('organisations.endHint')}
        optional
      />
    </FormDialog>
  )
}
