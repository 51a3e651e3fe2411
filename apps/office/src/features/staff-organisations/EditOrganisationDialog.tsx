import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { updateStaffOrganisation } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { OrganisationFields } from './OrganisationFields.tsx'
import { OrganisationValues, saidOf, valuesOf } from './organisation-values.ts'
import { type OrganisationActProps, useOrganisationAct } from './use-organisation-act.ts'

/** Changes what is known of an organisation, and what it is a part of. */
export function EditOrganisationDialog({ organisation, onDone, onClose }: OrganisationActProps) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { begun, busy, errors, theirs, act } = useOrganisationAct(organisation)
  const form = useSchemaForm<OrganisationValues>({
    schema: OrganisationValues,
    defaultValues: valuesOf(begun, begun.validFrom),
    errors,
  })
  const send = async (values: OrganisationValues) => {
    const after = await act(async ({ params, version }) =>
      dispatch(updateStaffOrganisation({ params, body: { ...saidOf(values), version } })),
    )
    if (after) onDone(after, t('organisations.saved'))
  }
  return (
    <FormDialog
      title={t('organisations.editOf', { name: begun.name })}
      form={form}
      send={send}
      busy={busy}
      errors={errors}
      submit={t('common.save')}
      edits
      width="md"
      onClose={onClose}
    >
      <ChangedMeanwhile begun={begun} theirs={theirs} />
      <OrganisationFields
        form={form}
        begun={{ clientId: begun.clientId, parent: begun.parent?.name ?? '', stop: begun.stopName || begun.stop }}
      />
    </FormDialog>
  )
}
