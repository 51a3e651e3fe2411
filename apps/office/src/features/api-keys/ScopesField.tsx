import { mayGive, PARTNER_SCOPES, type PartnerScope } from '@billett/domain'
import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ApiKeyValues } from './api-key-values.ts'

interface Props {
  value: readonly PartnerScope[]
  onChange: (value: PartnerScope[]) => void
}

/** What a key opens: of what whoever gives it may see themselves; where there is more, it says why that is missing. */
export function ScopesField({ value, onChange }: Props) {
  const { t } = useTexts()
  const rights = useAppSelector(({ userStore }) => userStore.rights)
  const offered = PARTNER_SCOPES.filter(scope => mayGive(rights, scope))
  return (
    <MultiSelect
      name="scopes"
      required
      label={t('apiKeys.scopes')}
      hint={offered.length < PARTNER_SCOPES.length ? t('apiKeys.scopesHint') : undefined}
      options={offered.map(scope => ({ value: scope, text: t(`apiKeys.scope.${scope}`) }))}
      value={value}
      error={useFieldError<ApiKeyValues>('scopes')}
      onChange={chosen => onChange(PARTNER_SCOPES.filter(scope => chosen.includes(scope)))}
    />
  )
}
