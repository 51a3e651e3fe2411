import type { ContractsState } from '@billett/contract/lists/contracts-address.ts'
import { APPLICATION_STATES, CONTRACT_TROUBLES } from '@billett/domain'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { DateRange } from '@billett/web-kit/kit/lists/DateRange.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: ContractsState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<ContractsState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** `None` is never stored. */
const STATES = APPLICATION_STATES.filter(state => state !== 'None')

/** What narrows the contracts down. */
export function ContractFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  return (
    <FilterBar
      label={t('contracts.filter')}
      search={{ label: t('contracts.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <SelectInput
        label={t('contracts.trouble')}
        value={state.trouble}
        options={[
          { value: '', text: t('contracts.anyTrouble') },
          ...CONTRACT_TROUBLES.map(value => ({ value, text: t(`contracts.troubles.${value}`) })),
        ]}
        onChange={({ target }) => onChange({ trouble: CONTRACT_TROUBLES.find(one => one === target.value) ?? '' })}
      />
      <MultiSelect
        name="states"
        label={t('contracts.state')}
        none={t('office.any')}
        value={state.states}
        options={STATES.map(value => ({ value, text: t(`contracts.states.${value}`) }))}
        onChange={chosen => onChange({ states: STATES.filter(one => chosen.includes(one)) })}
      />
      <DateRange label={t('contracts.submittedOn')} value={{ from: state.from, to: state.to }} onChange={onChange} />
      <ClientField value={state.clientId} onChange={clientId => onChange({ clientId })} />
    </FilterBar>
  )
}
