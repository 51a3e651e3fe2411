import { type InvoicesState, LISTED_STATES } from '@billett/contract/lists/invoices-address.ts'
import { localDate, toInstant } from '@billett/domain'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { monthsUntil } from './months-until.ts'

/** How far back months are offered. */
const MONTHS = 36

interface Props {
  state: InvoicesState
  /** How many fields narrow the list down. */
  narrowing: number
  onChange: (part: Partial<InvoicesState>, how?: { typing: boolean }) => void
  onReset: () => void
}

/** What narrows the invoices down. */
export function InvoiceFilters({ state, narrowing, onChange, onReset }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const { timeZone } = useOffice().region
  const search = useTypedSearch(state.search, typed => onChange({ search: typed }, { typing: true }))
  const months = monthsUntil(localDate(toInstant(Date.now()), timeZone), MONTHS)
  const offered = state.month === '' || months.includes(state.month) ? months : [state.month, ...months]
  return (
    <FilterBar
      label={t('invoices.filter')}
      search={{ label: t('invoices.search'), ...search }}
      active={narrowing}
      onReset={onReset}
    >
      <SelectInput
        label={t('invoices.month')}
        value={state.month}
        options={[
          { value: '', text: t('invoices.states.all') },
          ...offered.map(value => ({ value, text: format.monthOfYear(`${value}-01`) })),
        ]}
        onChange={({ target }) => onChange({ month: target.value })}
      />
      <SelectInput
        label={t('invoices.state')}
        value={state.state}
        options={LISTED_STATES.map(value => ({ value, text: t(`invoices.states.${value}`) }))}
        onChange={({ target }) => onChange({ state: LISTED_STATES.find(one => one === target.value) ?? 'all' })}
      />
    </FilterBar>
  )
}
