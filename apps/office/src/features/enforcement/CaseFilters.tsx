import { type EnforcementListState, LISTED_CASES } from '@billett/contract/lists/enforcement-address.ts'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: EnforcementListState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<EnforcementListState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows the cases down. */
export function CaseFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  return (
    <FilterBar
      label={t('enforcement.filter')}
      search={{ label: t('enforcement.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <SelectInput
        label={t('enforcement.state')}
        value={state.state}
        options={LISTED_CASES.map(value => ({ value, text: t(`enforcement.states.${value}`) }))}
        onChange={({ target }) => onChange({ state: LISTED_CASES.find(one => one === target.value) ?? 'open' })}
      />
      <ClientField value={state.clientId} onChange={clientId => onChange({ clientId })} />
    </FilterBar>
  )
}
