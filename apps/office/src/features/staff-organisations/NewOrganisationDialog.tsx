import type { StaffOrganisationDetail } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { createStaffOrganisation } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OrganisationFields } from './OrganisationFields.tsx'
import { emptyValues, OrganisationValues, saidOf } from './organisation-values.ts'
import { useFound } from './use-found.ts'

interface Props {
  onCreated: (created: StaffOrganisationDetail) => void
  onClose: () => void
}

/** Adds a school, a company, a part of one, or who pays for them. */
export function NewOrganisationDialog({ onCreated, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { today } = useFound()
  const { loading, errors } = useCall(createStaffOrganisation)
  const form = useSchemaForm<OrganisationValues>({
    schema: OrganisationValues,
    defaultValues: emptyValues(today),
    errors,
  })
  const send = async (values: OrganisationValues) => {
    const { kind, clientId } = values
    const body = { ...saidOf(values), kind, clientId: clientId || undefined }
    const answer = await dispatch(createStaffOrganisation({ body }))
    if (!createStaffOrganisation.fulfilled.match(answer)) return
    const [created] = answer.payload.data
    if (created) onCreated(created)
  }
  return (
    <FormDialog
      title={t('organisations.create')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('organisations.createYes')}
      width="md"
      onClose={onClose}
    >
      <OrganisationFields form={form} />
    </FormDialog>
  )
}
