import { NewStaffMember } from '@billett/contract'
import { LANGUAGES } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { inviteStaffMember } from '../../state/admin/admin.calls.ts'
import { selectUser } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RightsField } from './RightsField.tsx'
import { mayGive, rightsOfRole } from './roles-held.ts'

interface Props {
  onInvited: () => void
  onClose: () => void
}

/** Invites somebody to work here: they get a mail and choose a password. */
export function InviteDialog({ onInvited, onClose }: Props) {
  const { t, language } = useTexts()
  const say = useSay()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { rights: own } = useAppSelector(selectUser)
  const { loading, errors } = useCall(inviteStaffMember)
  const form = useSchemaForm<NewStaffMember>({
    schema: NewStaffMember,
    defaultValues: {
      username: '',
      email: '',
      firstName: '',
      lastName: '',
      language,
      rights: rightsOfRole('information').filter(right => mayGive(own, right)),
    },
    errors,
  })
  const send = async (body: NewStaffMember) => {
    const answer = await dispatch(inviteStaffMember({ body }))
    if (!inviteStaffMember.fulfilled.match(answer)) return
    const { waits } = answer.payload
    say(
      waits
        ? t('staff.waits', { moment: format.instantDateTime(waits.endsOn) })
        : t('staff.invited', { email: body.email }),
    )
    onInvited()
  }
  return (
    <FormDialog
      title={t('staff.invite')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('staff.inviteYes')}
      width="lg"
      onClose={onClose}
    >
      <Text>{t('staff.inviteText')}</Text>
      <TextField<NewStaffMember> name="firstName" label={t('common.person.firstName')} />
      <TextField<NewStaffMember> name="lastName" label={t('common.person.lastName')} />
      <TextField<NewStaffMember> name="username" label={t('users.username')} hint={t('staff.usernameHint')} />
      <TextField<NewStaffMember> name="email" type="email" label={t('users.email')} />
      <SelectField<NewStaffMember>
        name="language"
        label={t('staff.language')}
        options={LANGUAGES.map(value => ({ value, text: t(`staff.languages.${value}`) }))}
      />
      <RightsField
        value={form.watch('rights')}
        onChange={rights => form.setValue('rights', rights, { shouldDirty: true })}
      />
    </FormDialog>
  )
}
