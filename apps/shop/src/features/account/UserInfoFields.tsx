import type { Settings } from '@billett/clients'
import type { UserData } from '@billett/contract'
import { PasswordField } from '@billett/web-kit/forms/PasswordField.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useWatch } from 'react-hook-form'
import { AddressFields } from '../../parts/address/AddressFields.tsx'
import { AccountPersonFields } from '../../parts/person/AccountPersonFields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { UserInfoValues } from './user-info-form.ts'

interface Props {
  account: UserData
  settings: Settings
}

export function UserInfoFields({ account, settings }: Props) {
  const { t } = useTexts()
  const email = useWatch<UserInfoValues, 'email'>({ name: 'email' })
  return (
    <>
      <FormSection title={t('account.data.person')}>
        <AccountPersonFields<UserInfoValues> settings={settings} at={field => field} />
      </FormSection>
      <FormSection title={t('account.data.email')}>
        {account.pendingEmail && (
          <MessageBox kind="info">{t('account.data.pendingEmail', { email: account.pendingEmail })}</MessageBox>
        )}
        <TextField<UserInfoValues>
          name="email"
          type="email"
          inputMode="email"
          label={t('account.data.email')}
          hint={t('account.data.emailHint')}
          autoComplete="email"
          autoCapitalize="none"
        />
        {email !== account.email && (
          <PasswordField<UserInfoValues>
            name="currentPassword"
            label={t('account.data.currentPassword')}
            hint={t('account.data.currentPasswordHint')}
            autoComplete="current-password"
          />
        )}
        <SelectField<UserInfoValues>
          name="language"
          label={t('account.data.language')}
          options={settings.languages.map(language => ({
            value: language,
            text: t(`account.data.languages.${language}`),
          }))}
        />
      </FormSection>
      <FormSection title={t('account.data.address')}>
        <AddressFields<UserInfoValues> at={field => `address.${field}`} />
      </FormSection>
    </>
  )
}
