import { PORTAL_ACTS } from '@billett/contract'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { DateRange } from '@billett/web-kit/kit/lists/DateRange.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { JournalState } from './journal-address.ts'

interface Props {
  state: JournalState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<JournalState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows the journal down: what was done, by whom and when. */
export function JournalFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  return (
    <FilterBar
      label={t('school.journal.filter')}
      search={{ label: t('school.journal.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <MultiSelect
        name="acts"
        label={t('school.journal.what')}
        none={t('school.all')}
        value={state.acts}
        options={PORTAL_ACTS.map(value => ({ value, text: t(`school.journal.acts.${value}`) }))}
        onChange={chosen => onChange({ acts: PORTAL_ACTS.filter(one => chosen.includes(one)) })}
      />
      <DateRange label={t('school.journal.when')} value={state} onChange={({ from, to }) => onChange({ from, to })} />
    </FilterBar>
  )
}
