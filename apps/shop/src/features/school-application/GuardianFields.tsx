import { SearchedField } from '@billett/web-kit/forms/SearchedField.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { Draft } from './draft.ts'
import { useFinders } from './use-finders.ts'

const LINES = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['street', 'address-line1'],
  ['houseNumber', 'on'],
  ['postCode', 'postal-code'],
  ['city', 'address-level2'],
] as const

interface Props {
  draft: Draft
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<Draft>) => void
}

/** Who applies, and where the ways to school begin. */
export function GuardianFields({ draft, errorOf, onChange }: Props) {
  const { t } = useTexts()
  const { words, stopsNamed } = useFinders()
  return (
    <Stack spacing={2}>
      <CheckboxInput
        label={t('schoolApply.isForMyself')}
        checked={draft.isForMyself ?? false}
        onChange={({ target }) => onChange({ isForMyself: target.checked })}
      />
      {LINES.map(([name, autoComplete]) => (
        <TextInput
          key={name}
          name={name}
          label={t(`schoolApply.${name}`)}
          type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
          autoComplete={autoComplete}
          optional={name === 'phone'}
          hint={name === 'email' ? t('schoolApply.emailHint') : undefined}
          value={draft[name]}
          error={errorOf(name)}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <SearchedField
        key={draft.formId}
        name="home"
        label={t('schoolApply.home')}
        hint={t('schoolApply.homeHint')}
        words={words}
        least={1}
        begun={draft.home?.text ?? ''}
        find={stopsNamed}
        option={({ reference, text }) => ({ value: reference, text })}
        error={errorOf('home')}
        onChoose={home => onChange({ home: home && { reference: home.reference, text: home.text } })}
      />
      <SelectInput
        name="medium"
        label={t('schoolApply.medium')}
        value={draft.medium}
        options={[
          { value: 'phone', text: t('schoolApply.media.phone') },
          { value: 'chip', text: t('schoolApply.media.chip') },
        ]}
        onChange={({ target }) => onChange({ medium: target.value === 'chip' ? 'chip' : 'phone' })}
      />
      <CheckboxInput
        label={t('schoolApply.isAddressBlocked')}
        checked={draft.isAddressBlocked}
        onChange={({ target }) => onChange({ isAddressBlocked: target.checked })}
      />
    </Stack>
  )
}
