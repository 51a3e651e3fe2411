import { DECISION_FILTERS } from '@billett/contract'
import { DECISION_RESULTS } from '@billett/domain'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { DecisionsState } from './decisions-address.ts'

interface Props {
  state: DecisionsState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<DecisionsState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows decisions down: their results, and how their terms and objections stand. */
export function DecisionFilters({ state, narrowing, onChange, onReset }: Props) {
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
      <MultiSelect
        name="results"
        label={t('school.decisionList.result')}
        none={t('school.all')}
        value={state.results}
        options={DECISION_RESULTS.map(value => ({ value, text: t(`school.decisions.results.${value}`) }))}
        onChange={chosen => onChange({ results: DECISION_RESULTS.filter(one => chosen.includes(one)) })}
      />
    </FilterBar>
  )
}
