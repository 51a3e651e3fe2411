import { DECISION_FILTERS, type DecisionFilter } from '@billett/contract'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

interface Narrowed {
  search: string
  filters: readonly DecisionFilter[]
}

interface Props {
  state: Narrowed
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<Narrowed>, how?: { typing: boolean }) => void
  onReset: () => void
  /** What narrows it down beside. */
  children?: ReactNode
}

/** What narrows decisions down: name or number, and how their terms and objections stand. */
export function DecisionFilterBar({ state, narrowing, onChange, onReset, children }: Props) {
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
      {children}
    </FilterBar>
  )
}
