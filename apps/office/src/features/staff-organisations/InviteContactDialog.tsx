import { InvitedPerson } from '@billett/contract'
import { ALL_MENU_NODES, isPayingKind } from '@billett/domain'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { FieldNote } from '@billett/web-kit/kit/controls/FieldNote.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { inviteOrganisationPerson } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type OrganisationActProps, useOrganisationAct } from './use-organisation-act.ts'

/** Invites somebody who looks after an organisation: they get a mail and choose a password. */
export function InviteContactDialog({ organisation, onDone, onClose }: OrganisationActProps) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { begun, busy, errors, act } = useOrganisationAct(organisation)
  // Money is for who pays.
  const offered = ALL_MENU_NODES.filter(node => isPayingKind(begun.kind) || node !== 'FinancialReport')
  const form = useSchemaForm<InvitedPerson>({
    schema: InvitedPerson,
    defaultValues: { firstName: '', lastName: '', email: '', phone: '', function: '', nodes: [...offered] },
    errors,
  })
  const nodes = form.watch('nodes')
  const wrong = form.formState.errors.nodes?.message
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
      <FormSection title={t('organisations.nodes')}>
        {offered.map(node => (
          <CheckboxInput
            key={node}
            label={t(`school.nodes.${node}`)}
            checked={nodes.includes(node)}
            onChange={({ target }) =>
              form.setValue('nodes', target.checked ? [...nodes, node] : nodes.filter(one => one !== node), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          />
        ))}
        {wrong && <FieldNote error>{errorText(wrong, wrong)}</FieldNote>}
      </FormSection>
    </FormDialog>
  )
}
