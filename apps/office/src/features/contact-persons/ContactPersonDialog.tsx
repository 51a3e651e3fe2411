import type { ContactPerson } from '@billett/contract'
import { menuNodesOf } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { MenuNodesField } from '../../parts/MenuNodesField.tsx'
import { createContactPerson, updateContactPerson } from '../../state/school/school.calls.ts'
import { selectUser } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ContactPersonValues } from './contact-person-values.ts'

interface Props {
  /** Undefined: somebody new is invited. */
  person: ContactPerson | undefined
  /** Where somebody new may be named. */
  organisations: readonly { guid: string; name: string }[]
  onDone: (person: ContactPerson | undefined) => void
  onClose: () => void
}

/** Invites a contact person, or changes what is known of one and which entries of the menu they see. */
export function ContactPersonDialog({ person, organisations, onDone, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { rights } = useAppSelector(selectUser)
  const creating = useCall(createContactPerson)
  const updating = useCall(updateContactPerson)
  const { loading, errors } = person ? updating : creating
  // Nobody gives what they do not see themselves.
  const own = menuNodesOf(rights)
  const form = useSchemaForm<ContactPersonValues>({
    schema: ContactPersonValues,
    defaultValues: {
      organisation: person?.organisation.guid ?? organisations[0]?.guid ?? '',
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      email: person?.email ?? '',
      phone: person?.phone ?? '',
      function: person?.function ?? '',
      lastDay: person?.lastDay ?? '',
      nodes: person?.nodes ?? own,
    },
    errors,
  })
  const send = async ({ organisation, email, lastDay, ...given }: ContactPersonValues) => {
    if (person) {
      const until = person.isOwn ? undefined : lastDay || null
      const answer = await dispatch(updateContactPerson({ body: { guid: person.guid, ...given, lastDay: until } }))
      if (updateContactPerson.fulfilled.match(answer)) onDone(undefined)
      return
    }
    const answer = await dispatch(createContactPerson({ params: { orgGuid: organisation }, body: { ...given, email } }))
    if (createContactPerson.fulfilled.match(answer)) onDone(answer.payload.data[0])
  }
  return (
    <FormDialog
      title={person ? t('school.contacts.edit') : t('school.contacts.invite')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={person ? t('common.save') : t('school.contacts.send')}
      edits={person !== undefined}
      width="md"
      onClose={onClose}
    >
      {!person && organisations.length > 1 && (
        <SelectField<ContactPersonValues>
          name="organisation"
          label={t('school.contacts.organisation')}
          options={organisations.map(({ guid, name }) => ({ value: guid, text: name }))}
        />
      )}
      <TextField<ContactPersonValues> name="firstName" label={t('common.person.firstName')} maxLength={35} />
      <TextField<ContactPersonValues> name="lastName" label={t('common.person.lastName')} maxLength={35} />
      {!person && (
        <TextField<ContactPersonValues>
          name="email"
          type="email"
          label={t('school.contacts.email')}
          hint={t('school.contacts.emailHint')}
        />
      )}
      <TextField<ContactPersonValues> name="phone" label={t('school.contacts.phone')} maxLength={35} optional />
      <TextField<ContactPersonValues>
        name="function"
        label={t('school.contacts.function')}
        hint={t('school.contacts.functionHint')}
        maxLength={35}
        optional
      />
      {person && !person.isOwn && (
        <TextField<ContactPersonValues>
          name="lastDay"
          type="date"
          label={t('school.contacts.lastDay')}
          hint={t('school.contacts.lastDayHint')}
          optional
        />
      )}
      <MenuNodesField
        title={t('school.contacts.nodes')}
        offered={own}
        value={form.watch('nodes')}
        wrong={form.formState.errors.nodes?.message}
        onChange={nodes => form.setValue('nodes', nodes, { shouldDirty: true, shouldValidate: true })}
      />
    </FormDialog>
  )
}
