import { CONTRACT_LACKS, CONTRACT_ORDERS, type WaitingFound } from '@billett/contract'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { INBOX_STATES, type InboxState } from './inbox-address.ts'

interface Props {
  state: InboxState
  /** Schools and subscriptions that something waits of; undefined until they are known. */
  found: WaitingFound | undefined
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<InboxState>, how?: { typing: boolean }) => void
  onReset: () => void
}

interface Option {
  value: string
  text: string
}

/** What narrows down what waits, and in which order it stands. */
export function InboxFilters({ state, found, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  // One that was chosen before stays there, even where nothing waits of it any more.
  const options = (all: readonly Option[], chosen: string) => [
    { value: '', text: t('school.all') },
    ...all,
    ...(chosen === '' || all.some(({ value }) => value === chosen) ? [] : [{ value: chosen, text: '–' }]),
  ]
  const schools = (found?.schools ?? []).map(({ guid, name }) => ({ value: guid, text: name }))
  const subscriptions = (found?.subscriptions ?? []).map(({ key, name }) => ({ value: key, text: name }))
  return (
    <FilterBar
      label={t('school.decide.filter')}
      search={{ label: t('school.decide.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <MultiSelect
        name="states"
        label={t('school.pupils.state')}
        none={t('school.all')}
        value={state.states}
        options={INBOX_STATES.map(value => ({ value, text: t(`contracts.states.${value}`) }))}
        onChange={chosen => onChange({ states: INBOX_STATES.filter(one => chosen.includes(one)) })}
      />
      {(schools.length > 1 || state.school !== '') && (
        <SelectInput
          label={t('school.pupils.organisation')}
          value={state.school}
          options={options(schools, state.school)}
          onChange={({ target }) => onChange({ school: target.value })}
        />
      )}
      {(subscriptions.length > 1 || state.subscription !== '') && (
        <SelectInput
          label={t('school.pupils.product')}
          value={state.subscription}
          options={options(subscriptions, state.subscription)}
          onChange={({ target }) => onChange({ subscription: target.value })}
        />
      )}
      <MultiSelect
        name="lacks"
        label={t('school.decide.lacks')}
        none={t('school.decide.lacks.any')}
        value={state.lacks}
        options={CONTRACT_LACKS.map(value => ({ value, text: t(`school.decide.lacks.${value}`) }))}
        onChange={chosen => onChange({ lacks: CONTRACT_LACKS.filter(one => chosen.includes(one)) })}
      />
      <SelectInput
        label={t('school.decide.order')}
        value={state.order}
        options={CONTRACT_ORDERS.map(value => ({ value, text: t(`school.decide.order.${value}`) }))}
        onChange={({ target }) => onChange({ order: CONTRACT_ORDERS.find(one => one === target.value) ?? 'oldest' })}
      />
    </FilterBar>
  )
}
