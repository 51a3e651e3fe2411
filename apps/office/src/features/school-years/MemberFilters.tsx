import { ROLL_KINDS } from '@billett/domain'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useCallback } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectRollSchools } from '../../state/school-year/school-year.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LEFT_AT, type MemberStep } from './roll-steps.ts'
import type { YearsState } from './years-address.ts'

interface Props {
  step: MemberStep
  state: YearsState
  onChange: (part: Partial<YearsState>, how?: { typing: boolean }) => void
}

const UNNARROWED = { show: 'left', kind: '', school: '', search: '', page: 1 } as const

/** What narrows the pupils of a step down. */
export function MemberFilters({ step, state, onChange }: Props) {
  const { t } = useTexts()
  const schools = useAppSelector(selectRollSchools) ?? []
  const onSearch = useCallback((search: string) => onChange({ search, page: 1 }, { typing: true }), [onChange])
  const search = useTypedSearch(state.search, onSearch)
  const narrowing = [state.show !== 'left', state.kind !== '', state.school !== '', state.search !== '']
  return (
    <FilterBar
      label={t('school.years.filter')}
      search={{ label: t('school.imports.search'), ...search }}
      active={narrowing.filter(Boolean).length}
      onReset={() => onChange(UNNARROWED)}
    >
      {LEFT_AT[step] && (
        <SelectInput
          label={t('school.imports.show')}
          value={state.show}
          options={[
            { value: 'left', text: t('school.years.show.left') },
            { value: 'all', text: t('school.years.show.all') },
          ]}
          onChange={({ target }) => onChange({ show: target.value === 'all' ? 'all' : 'left', page: 1 })}
        />
      )}
      <SelectInput
        label={t('school.years.what')}
        value={state.kind}
        options={[
          { value: '', text: t('school.all') },
          ...ROLL_KINDS.map(kind => ({ value: kind, text: t(`school.years.kinds.${kind}`) })),
        ]}
        onChange={({ target }) => onChange({ kind: ROLL_KINDS.find(kind => kind === target.value) ?? '', page: 1 })}
      />
      {schools.length > 1 && (
        <SelectInput
          label={t('school.years.school')}
          value={state.school}
          options={[
            { value: '', text: t('school.all') },
            ...schools.map(({ organisation }) => ({ value: organisation.guid, text: organisation.name })),
          ]}
          onChange={({ target }) => onChange({ school: target.value, page: 1 })}
        />
      )}
    </FilterBar>
  )
}
