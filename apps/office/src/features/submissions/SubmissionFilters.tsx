import { LISTED_SUBMISSIONS, type SubmissionsState } from '@billett/contract/lists/submissions-address.ts'
import { SUBMISSION_KINDS } from '@billett/domain'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { DateRange } from '@billett/web-kit/kit/lists/DateRange.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: SubmissionsState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<SubmissionsState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows the submissions down. */
export function SubmissionFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const { from, to } = state
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  return (
    <FilterBar
      label={t('submissions.filter')}
      search={{ label: t('submissions.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <SelectInput
        label={t('submissions.state')}
        value={state.state}
        options={LISTED_SUBMISSIONS.map(value => ({ value, text: t(`submissions.states.${value}`) }))}
        onChange={({ target }) => onChange({ state: LISTED_SUBMISSIONS.find(one => one === target.value) ?? 'open' })}
      />
      <MultiSelect
        name="kinds"
        label={t('submissions.kind')}
        none={t('office.any')}
        value={state.kinds}
        options={SUBMISSION_KINDS.map(value => ({ value, text: t(`submissions.kinds.${value}`) }))}
        onChange={chosen => onChange({ kinds: SUBMISSION_KINDS.filter(one => chosen.includes(one)) })}
      />
      <DateRange label={t('submissions.receivedOn')} value={{ from, to }} onChange={onChange} />
      <ClientField value={state.clientId} onChange={clientId => onChange({ clientId })} />
    </FilterBar>
  )
}
