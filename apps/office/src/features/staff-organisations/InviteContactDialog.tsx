import { InvitedPerson } from '@billett/contract'
import { ALL_MENU_NODES, isPayingKind } from '@billett/domain'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { MenuNodesField } from '../../parts/MenuNodesField.tsx'
import { inviteOrganisationPerson } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type OrganisationActProps, useOrganisationAct } from './use-organisation-act.ts'

/** Invites somebody who looks after an organisation: they get a mail and choose a password. */
export function InviteContactDialog({ organisation, onDone, onClose }: OrganisationActProps) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { begun, busy, errors, act } = useOrganisationAct(organisation)
  // Money is for who pays.
  const offered = ALL_MENU_NODES.filter(node => isPayingKind(begun.kind) || node !== 'FinancialReport')
  const form = useSchemaForm<InvitedPerson>({
    schema: InvitedPerson,
    defaultValues: { firstName: '', lastName: '', email: '', phone: '', function: '', nodes: [...offered] },
    errors,
  })
  const send = async (body: InvitedPerson) => {
    const after = await act(async ({ params }) => dispatch(inviteOrganisationPerson({ params, body })))
    if (after) onDone(after, t('organisations.invited', { email: body.email }))
  }
  return (
    <FormDialog
      title={t('organisations.inviteFor', { name: begun.name })}
      form={form}
      send={send}
      busy={busy}
      errors={errors}
      submit={t('organisations.inviteYes')}
      width="md"
      onClose={onClose}
    >
      <TextField<InvitedPerson> name="firstName" label={t('common.person.firstName')} maxLength={35} />
      <TextField<InvitedPerson> name="lastName" label={t('common.person.lastName')} maxLength={35} />
      <TextField<InvitedPerson>
        name="email"
        type="email"
        label={t('organisations.email')}
        hint={t('organisations.emailHint')}
      />
      <TextField<InvitedPerson> name="phone" label={t('organisations.phone')} maxLength={35} optional />
      <TextField<InvitedPerson> name="function" label={t('organisations.function')} maxLength={35} optional />
      <MenuNodesField
        title={t('organisations.nodes')}
        offered={offered}
        value={form.watch('nodes')}
        wrong={form.formState.errors.nodes?.message}
        onChange={nodes => form.setValue('nodes', nodes, { shouldDirty: true, shouldValidate: true })}
      />
    </FormDialog>
  )
}
