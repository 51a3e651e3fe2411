import { DECISION_FILTERS } from '@billett/contract'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { StaffDecisionsState } from './staff-decisions-address.ts'

interface Props {
  state: StaffDecisionsState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<StaffDecisionsState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows decisions down: name or number, and how term and objection stand. */
export function StaffDecisionFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  return (
    <FilterBar
      label={t('school.decisionList.filter')}
      search={{ label: t('school.decisionList.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <MultiSelect
        name="filters"
        label={t('school.decisionList.show')}
        none={t('school.all')}
        value={state.filters}
        options={DECISION_FILTERS.map(value => ({ value, text: t(`school.decisionList.filters.${value}`) }))}
        onChange={chosen => onChange({ filters: DECISION_FILTERS.filter(one => chosen.includes(one)) })}
      />
    </FilterBar>
  )
}
