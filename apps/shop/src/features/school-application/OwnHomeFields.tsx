import { SearchedField } from '@billett/web-kit/forms/SearchedField.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type ChildDraft, newOwnHome, type OwnHomeDraft } from './draft.ts'
import { useFinders } from './use-finders.ts'

const LINES = ['street', 'houseNumber', 'postCode', 'city'] as const

interface Props {
  child: Pick<ChildDraft, 'key' | 'ownHome'>
  errorOf: (field: string) => string | undefined
  onChange: (ownHome: OwnHomeDraft | null) => void
}

/** Where a child lives who does not live with whoever applies, as with the other parent. */
export function OwnHomeFields({ child: { key, ownHome = null }, errorOf, onChange }: Props) {
  const { t } = useTexts()
  const { words, stopsNamed } = useFinders()
  return (
    <>
      <CheckboxInput
        label={t('schoolApply.livesElsewhere')}
        checked={ownHome !== null}
        onChange={({ target }) => onChange(target.checked ? newOwnHome() : null)}
      />
      {ownHome && (
        <Stack spacing={2}>
          {LINES.map(name => (
            <TextInput
              key={name}
              label={t(`schoolApply.${name}`)}
              autoComplete="off"
              value={ownHome[name]}
              error={errorOf(`ownHome.${name}`)}
              onChange={({ target }) => onChange({ ...ownHome, [name]: target.value })}
            />
          ))}
          <SearchedField
            name={`home-${key}`}
            label={t('schoolApply.ownHome')}
            hint={t('schoolApply.homeHint')}
            words={words}
            least={1}
            begun={ownHome.home?.text ?? ''}
            find={stopsNamed}
            option={({ reference, text }) => ({ value: reference, text })}
            error={errorOf('ownHome.home')}
            onChoose={home => onChange({ ...ownHome, home: home && { reference: home.reference, text: home.text } })}
          />
        </Stack>
      )}
    </>
  )
}
