import { STUDENT_FILTERS, type StudentsFound } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { DateRange } from '@billett/web-kit/kit/lists/DateRange.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useState } from 'react'
import { type PupilsState, STUDENT_STATES } from '../../lists/pupils-address.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: PupilsState
  /** Grades and classes that somebody there is in; null while nobody knows. */
  groups: StudentsFound | null
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<PupilsState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows the pupils down. */
export function PupilFilters({ state, groups, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  // Seldom asked for, its fields would push the list down.
  const [seesSpan, setSeesSpan] = useState(state.from !== '' || state.to !== '')
  // One that was chosen before stays there, even where nobody is in it any more.
  const options = (all: readonly string[], chosen: string) => [
    { value: '', text: t('school.all') },
    ...[...new Set([...all, ...(chosen === '' ? [] : [chosen])])].map(value => ({ value, text: value })),
  ]
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
      <MultiSelect
        name="states"
        label={t('school.pupils.state')}
        none={t('school.all')}
        value={state.states}
        options={STUDENT_STATES.map(value => ({ value, text: t(`contracts.states.${value}`) }))}
        onChange={chosen => onChange({ states: STUDENT_STATES.filter(one => chosen.includes(one)) })}
      />
      {(groups?.grades.length ?? 0) > 0 && (
        <SelectInput
          label={t('school.pupils.grade')}
          value={state.grade}
          options={options(groups?.grades ?? [], state.grade)}
          onChange={({ target }) => onChange({ grade: target.value })}
        />
      )}
      {(groups?.classes.length ?? 0) > 0 && (
        <SelectInput
          label={t('school.pupils.class')}
          value={state.class}
          options={options(groups?.classes ?? [], state.class)}
          onChange={({ target }) => onChange({ class: target.value })}
        />
      )}
      <Button variant="outlined" aria-expanded={seesSpan} onClick={() => setSeesSpan(!seesSpan)}>
        {t('school.pupils.span')}
      </Button>
      {seesSpan && (
        <DateRange label={t('school.pupils.there')} value={state} onChange={({ from, to }) => onChange({ from, to })} />
      )}
    </FilterBar>
  )
}
