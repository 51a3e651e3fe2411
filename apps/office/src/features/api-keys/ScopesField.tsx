import { PARTNER_SCOPES, type PartnerScope } from '@billett/domain'
import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { ApiKeyValues } from './api-key-values.ts'

interface Props {
  value: readonly PartnerScope[]
  onChange: (value: PartnerScope[]) => void
}

/** What a key opens: one or several. */
export function ScopesField({ value, onChange }: Props) {
  const { t } = useTexts()
  return (
    <MultiSelect
      name="scopes"
      required
      label={t('apiKeys.scopes')}
      options={PARTNER_SCOPES.map(scope => ({ value: scope, text: t(`apiKeys.scope.${scope}`) }))}
      value={value}
      error={useFieldError<ApiKeyValues>('scopes')}
      onChange={chosen => onChange(PARTNER_SCOPES.filter(scope => chosen.includes(scope)))}
    />
  )
}
