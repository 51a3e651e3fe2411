import type { OrdersState } from '@billett/contract/lists/orders-address.ts'
import { ORDER_STATES, ORDER_TROUBLES } from '@billett/domain'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { SpanField } from './SpanField.tsx'
import { useOrderTags } from './use-order-tags.ts'

interface Props {
  state: OrdersState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<OrdersState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows the orders down. */
export function OrderFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const known = useOrderTags()
  // What the address asks for is there to be taken back, even if no order has it any more.
  const tags = state.tag === '' || known.includes(state.tag) ? known : [state.tag, ...known]
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  return (
    <FilterBar
      label={t('orders.filter')}
      search={{ label: t('orders.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <SpanField value={state} onChange={onChange} />
      <MultiSelect
        name="states"
        label={t('orders.state')}
        none={t('office.any')}
        value={state.states}
        options={ORDER_STATES.map(value => ({ value, text: t(`orders.states.${value}`) }))}
        onChange={chosen => onChange({ states: ORDER_STATES.filter(one => chosen.includes(one)) })}
      />
      <SelectInput
        label={t('orders.troubles')}
        value={state.trouble}
        options={[
          { value: '', text: t('orders.anyTrouble') },
          ...ORDER_TROUBLES.map(value => ({ value, text: t(`orders.trouble.${value}`) })),
        ]}
        onChange={({ target }) => onChange({ trouble: ORDER_TROUBLES.find(one => one === target.value) ?? '' })}
      />
      {tags.length > 0 && (
        <SelectInput
          label={t('orders.tag.filter')}
          value={state.tag}
          options={[{ value: '', text: t('orders.tag.any') }, ...tags.map(tag => ({ value: tag, text: tag }))]}
          onChange={({ target }) => onChange({ tag: target.value })}
        />
      )}
      <ClientField value={state.clientId} onChange={clientId => onChange({ clientId })} />
    </FilterBar>
  )
}
