import type { MailsState } from '@billett/contract/lists/mails-address.ts'
import { MAIL_KINDS, MAIL_STATES } from '@billett/domain'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { DateRange } from '@billett/web-kit/kit/lists/DateRange.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: MailsState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<MailsState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows the mails down. */
export function MailFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const { from, to } = state
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  const subject = useTypedSearch(state.subject, typed => onChange({ subject: typed }, { typing: true }))
  return (
    <FilterBar
      label={t('mails.filter')}
      search={{ label: t('mails.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <TextInput
        label={t('mails.subjectPart')}
        value={subject.value}
        maxLength={120}
        onChange={({ target }) => subject.onChange(target.value)}
      />
      <MultiSelect
        name="states"
        label={t('mails.state')}
        none={t('office.any')}
        value={state.states}
        options={MAIL_STATES.map(value => ({ value, text: t(`mails.states.${value}`) }))}
        onChange={chosen => onChange({ states: MAIL_STATES.filter(one => chosen.includes(one)) })}
      />
      <MultiSelect
        name="kinds"
        label={t('mails.kind')}
        none={t('office.any')}
        value={state.kinds}
        options={MAIL_KINDS.map(value => ({ value, text: t(`mails.kinds.${value}`) }))}
        onChange={chosen => onChange({ kinds: MAIL_KINDS.filter(one => chosen.includes(one)) })}
      />
      <DateRange label={t('mails.lastOn')} value={{ from, to }} onChange={onChange} />
      <ClientField value={state.clientId} onChange={clientId => onChange({ clientId })} />
    </FilterBar>
  )
}
