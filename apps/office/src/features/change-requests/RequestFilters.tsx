import { CHANGE_REQUEST_KINDS, CHANGE_REQUEST_STATES } from '@billett/domain'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import type { RequestsState } from '../../lists/requests-address.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: RequestsState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<RequestsState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows down the requests of an organisation. */
export function RequestFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  return (
    <FilterBar
      label={t('school.requests.filter')}
      search={{ label: t('school.requests.find'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <MultiSelect
        name="states"
        label={t('school.requests.state')}
        none={t('school.all')}
        value={state.states}
        options={CHANGE_REQUEST_STATES.map(value => ({ value, text: t(`school.requests.states.${value}`) }))}
        onChange={chosen => onChange({ states: CHANGE_REQUEST_STATES.filter(one => chosen.includes(one)) })}
      />
      <MultiSelect
        name="kinds"
        label={t('school.requests.kind')}
        none={t('school.all')}
        value={state.kinds}
        options={CHANGE_REQUEST_KINDS.map(value => ({ value, text: t(`school.requests.kinds.${value}`) }))}
        onChange={chosen => onChange({ kinds: CHANGE_REQUEST_KINDS.filter(one => chosen.includes(one)) })}
      />
      <SelectInput
        label={t('school.requests.decides')}
        value={state.decides}
        options={(['all', 'mine'] as const).map(value => ({ value, text: t(`school.requests.decides.${value}`) }))}
        onChange={({ target }) => onChange({ decides: target.value === 'mine' ? 'mine' : 'all' })}
      />
    </FilterBar>
  )
}
