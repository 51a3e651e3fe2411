import { LISTED_KINDS, LISTED_STATES, type OrganisationsState } from '@billett/contract/lists/organisations-address.ts'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: OrganisationsState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<OrganisationsState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows the organisations down. */
export function OrganisationFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  return (
    <FilterBar
      label={t('organisations.filter')}
      search={{ label: t('organisations.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <SelectInput
        label={t('organisations.kind')}
        value={state.kind}
        options={LISTED_KINDS.map(value => ({ value, text: t(`organisations.kinds.${value}`) }))}
        onChange={({ target }) => onChange({ kind: LISTED_KINDS.find(one => one === target.value) ?? 'all' })}
      />
      <SelectInput
        label={t('organisations.state')}
        value={state.state}
        options={LISTED_STATES.map(value => ({ value, text: t(`organisations.states.${value}`) }))}
        onChange={({ target }) => onChange({ state: LISTED_STATES.find(one => one === target.value) ?? 'served' })}
      />
      <ClientField value={state.clientId} onChange={clientId => onChange({ clientId })} />
    </FilterBar>
  )
}
