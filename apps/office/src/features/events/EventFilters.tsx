import { EVENT_KEEPERS, EVENT_NOTES, type EventsState } from '@billett/contract/lists/events-address.ts'
import { TROUBLE_KINDS, TROUBLE_LEVEL_NAMES } from '@billett/domain'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { DateRange } from '@billett/web-kit/kit/lists/DateRange.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { ClientField } from '../../parts/ClientField.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: EventsState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<EventsState>) => void
  onReset: () => void
}

/** What narrows the events down. */
export function EventFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const { from, to } = state
  return (
    <FilterBar label={t('events.filter')} active={narrowing} onReset={onReset}>
      <SelectInput
        label={t('events.note')}
        value={state.note}
        options={EVENT_NOTES.map(value => ({ value, text: t(`events.notes.${value}`) }))}
        onChange={({ target }) => onChange({ note: EVENT_NOTES.find(one => one === target.value) ?? 'open' })}
      />
      <SelectInput
        label={t('events.assignedTo')}
        value={state.keeper}
        options={EVENT_KEEPERS.map(value => ({ value, text: t(`events.keepers.${value}`) }))}
        onChange={({ target }) => onChange({ keeper: EVENT_KEEPERS.find(one => one === target.value) ?? 'anybody' })}
      />
      <MultiSelect
        name="kinds"
        label={t('events.kind')}
        none={t('office.any')}
        value={state.kinds}
        options={TROUBLE_KINDS.map(value => ({ value, text: t(`events.kinds.${value}`) }))}
        onChange={chosen => onChange({ kinds: TROUBLE_KINDS.filter(one => chosen.includes(one)) })}
      />
      <MultiSelect
        name="levels"
        label={t('events.level')}
        none={t('office.any')}
        value={state.levels}
        options={TROUBLE_LEVEL_NAMES.map(value => ({ value, text: t(`events.levels.${value}`) }))}
        onChange={chosen => onChange({ levels: TROUBLE_LEVEL_NAMES.filter(one => chosen.includes(one)) })}
      />
      <DateRange label={t('events.when')} value={{ from, to }} onChange={onChange} />
      <ClientField value={state.clientId} onChange={clientId => onChange({ clientId })} />
    </FilterBar>
  )
}
