import { STUDENT_FILTERS } from '@billett/contract'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { DateRange } from '@billett/web-kit/kit/lists/DateRange.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import type { PupilsState } from '../../lists/pupils-address.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: PupilsState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<PupilsState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows the pupils down. */
export function PupilFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  const grade = useTypedSearch(state.grade, typed => onChange({ grade: typed }, { typing: true }))
  const ofClass = useTypedSearch(state.class, typed => onChange({ class: typed }, { typing: true }))
  return (
    <FilterBar
      label={t('school.pupils.filter')}
      search={{ label: t('school.pupils.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <MultiSelect
        name="filters"
        label={t('school.pupils.show')}
        none={t('school.all')}
        value={state.filters}
        options={STUDENT_FILTERS.map(value => ({ value, text: t(`school.pupils.filters.${value}`) }))}
        onChange={chosen => onChange({ filters: STUDENT_FILTERS.filter(one => chosen.includes(one)) })}
      />
      <TextInput
        label={t('school.pupils.grade')}
        maxLength={10}
        value={grade.value}
        onChange={({ target }) => grade.onChange(target.value)}
      />
      <TextInput
        label={t('school.pupils.class')}
        maxLength={20}
        value={ofClass.value}
        onChange={({ target }) => ofClass.onChange(target.value)}
      />
      <DateRange label={t('school.pupils.there')} value={state} onChange={({ from, to }) => onChange({ from, to })} />
    </FilterBar>
  )
}
