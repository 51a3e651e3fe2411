import type { AuditState } from '@billett/contract/lists/audit-address.ts'
import { ACT_KINDS } from '@billett/domain'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { DateRange } from '@billett/web-kit/kit/lists/DateRange.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useNamedCalls } from './use-named-calls.ts'

interface Props {
  state: AuditState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<AuditState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows the acts down; of refusals, the first day and the client, of take-overs both days and the client. */
export function AuditFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  const reason = useTypedSearch(state.reason, typed => onChange({ reason: typed }, { typing: true }))
  const calls = useNamedCalls()
  const { from, to, view } = state
  if (view === 'refusals')
    return (
      <FilterBar label={t('audit.filter')} active={narrowing} onReset={onReset}>
        <TextInput
          type="date"
          label={t('audit.since')}
          value={from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <ClientField value={state.clientId} onChange={clientId => onChange({ clientId })} />
      </FilterBar>
    )
  if (view === 'takeOvers')
    return (
      <FilterBar label={t('audit.filter')} active={narrowing} onReset={onReset}>
        <DateRange label={t('audit.on')} value={{ from, to }} onChange={onChange} />
        <ClientField value={state.clientId} onChange={clientId => onChange({ clientId })} />
      </FilterBar>
    )
  return (
    <FilterBar
      label={t('audit.filter')}
      search={{ label: t('audit.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <SelectInput
        label={t('audit.act')}
        value={state.call.split('/').at(-1) ?? ''}
        options={[{ value: '', text: t('office.any') }, ...calls]}
        onChange={({ target }) => onChange({ call: target.value })}
      />
      <SelectInput
        label={t('audit.kind')}
        value={state.subjectKind}
        options={[
          { value: '', text: t('office.any') },
          ...ACT_KINDS.map(value => ({ value, text: t(`audit.kinds.${value}`) })),
        ]}
        onChange={({ target }) => onChange({ subjectKind: ACT_KINDS.find(one => one === target.value) ?? '' })}
      />
      <DateRange label={t('audit.on')} value={{ from, to }} onChange={onChange} />
      <TextInput
        label={t('audit.reason')}
        value={reason.value}
        onChange={({ target }) => reason.onChange(target.value)}
      />
      <ClientField value={state.clientId} onChange={clientId => onChange({ clientId })} />
    </FilterBar>
  )
}
