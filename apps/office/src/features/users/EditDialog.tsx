import type { StaffUserDetail } from '@billett/contract'
import { LANGUAGES, SALUTATIONS } from '@billett/domain'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { AddressesPart } from './AddressesPart.tsx'
import { EDITED, EditValues, valuesOf } from './edit-values.ts'
import { useSavedUser } from './use-saved-user.ts'
import { userName } from './user-name.ts'

interface Props {
  user: StaffUserDetail
  onClose: () => void
}

/** Changes what is known of a person; where somebody else was faster, both versions are seen (Spec 3 §2.4). */
export function EditDialog({ user: shown, onClose }: Props) {
  const { t, language } = useTexts()
  const say = useSay()
  // As it was when the form opened, whatever is read meanwhile: what was typed is compared with that.
  const [user] = useState(shown)
  const { busy, errors, theirs, send } = useSavedUser(user)
  const form = useSchemaForm<EditValues>({ schema: EditValues, defaultValues: valuesOf(user), errors })
  const stored = theirs && valuesOf(theirs)
  return (
    <FormDialog
      title={t('users.edit.title', { name: userName(user) })}
      form={form}
      send={async values => {
        const saved = await send(values)
        if (!saved) return
        say(t(saved === 'mailed' ? 'users.edit.mailed' : 'users.edit.done'))
        onClose()
      }}
      busy={busy}
      errors={errors}
      submit={t('common.save')}
      edits
      width="md"
      onClose={onClose}
    >
      {stored && (
        <MessageBox kind="error" title={t('users.edit.changed')}>
          <DescriptionList
            facts={EDITED.filter(name => stored[name] !== valuesOf(user)[name]).map(name => ({
              term: t(`users.edit.${name}`),
              detail: stored[name] || '–',
            }))}
          />
          {theirs.addresses.map(({ addressId, street, houseNumber, postCode, city }) => (
            <div key={addressId}>{`${street} ${houseNumber}, ${postCode} ${city}`}</div>
          ))}
          {t('users.edit.changedNow')}
        </MessageBox>
      )}
      <SelectField<EditValues>
        name="salutation"
        label={t('users.edit.salutation')}
        options={SALUTATIONS.map(({ id, label }) => ({ value: String(id), text: label[language] }))}
      />
      <TextField<EditValues> name="firstName" label={t('users.edit.firstName')} />
      <TextField<EditValues> name="lastName" label={t('users.edit.lastName')} />
      <TextField<EditValues> name="birthDate" type="date" label={t('users.edit.birthDate')} />
      <TextField<EditValues> name="phone" type="tel" label={t('users.edit.phone')} optional />
      <SelectField<EditValues>
        name="language"
        label={t('users.edit.language')}
        options={LANGUAGES.map(value => ({ value, text: t(`staff.languages.${value}`) }))}
      />
      <TextField<EditValues> name="email" type="email" label={t('users.edit.email')} hint={t('users.edit.emailHint')} />
      <AddressesPart />
    </FormDialog>
  )
}
