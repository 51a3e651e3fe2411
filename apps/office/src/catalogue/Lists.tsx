import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Breadcrumbs } from '@billett/web-kit/kit/layout/Breadcrumbs.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { DateRange, type Span } from '@billett/web-kit/kit/lists/DateRange.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { createFormat } from '@billett/web-kit/text/format.ts'
import { mdiReceiptTextOutline } from '@mdi/js'
import { useMemo, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { type DemoOrder, ORDERS } from './orders.ts'
import { Part } from './Part.tsx'

const COLOURS = { paid: 'success', open: 'warning', failed: 'error' } as const
const EVER: Span = { from: '', to: '' }
const PRESETS = [
  { text: 'All', ...EVER },
  { text: '1 to 7 November', from: '2026-11-01', to: '2026-11-07' },
]

const useColumns = (): readonly DataColumn<DemoOrder>[] => {
  const { language } = useTexts()
  return useMemo(() => {
    const format = createFormat(language, { currency: 'EUR', timeZone: 'Europe/Berlin' })
    return [
      {
        id: 'id',
        header: 'Order',
        cell: ({ id }) => <TextLink href={`#${id}`}>{id}</TextLink>,
        sortedBy: ({ id }) => id,
      },
      { id: 'day', header: 'Ordered', cell: ({ day }) => format.date(day), sortedBy: ({ day }) => day },
      { id: 'buyer', header: 'Buyer', cell: ({ buyer }) => buyer, sortedBy: ({ buyer }) => buyer },
      { id: 'state', header: 'State', cell: ({ state }) => <Chip color={COLOURS[state]} label={state} /> },
      {
        id: 'total',
        header: 'Total',
        cell: ({ total }) => format.money(total),
        sortedBy: ({ total }) => total,
        end: true,
      },
    ]
  }, [language])
}

const USUAL = {
  rowId: ({ id }: DemoOrder) => id,
  rowName: ({ id }: DemoOrder) => `order ${id}`,
}

/** A list with everything a list can have, and its other states. */
export function Lists() {
  const say = useSay()
  const columns = useColumns()
  const [search, setSearch] = useState('')
  const [state, setState] = useState('')
  const [span, setSpan] = useState(EVER)
  const [shown, setShown] = useState({ page: 1, pageSize: 10 })
  const [selected, select] = useState<readonly string[]>([])
  const found = ORDERS.filter(
    order =>
      order.buyer.toLowerCase().includes(search.toLowerCase()) &&
      (state === '' || order.state === state) &&
      (span.from === '' || order.day >= span.from) &&
      (span.to === '' || order.day <= span.to),
  )
  const first = (shown.page - 1) * shown.pageSize
  const rows = useMemo(() => found.slice(first, first + shown.pageSize), [found, first, shown.pageSize])
  const reset = () => {
    setSearch('')
    setState('')
    setSpan(EVER)
  }
  const none = (
    <EmptyState
      icon={mdiReceiptTextOutline}
      title="No order is like that"
      action={
        <Button variant="outlined" onClick={reset}>
          Show all orders
        </Button>
      }
    >
      Try fewer filters.
    </EmptyState>
  )
  return (
    <Part title="Lists">
      <Breadcrumbs label="Where you are">
        <TextLink href="#portal">Portal</TextLink>
        <span>Orders</span>
      </Breadcrumbs>
      <FilterBar
        label="Filter the orders"
        search={{ label: 'Buyer', value: search, onChange: setSearch }}
        active={[search !== '', state !== '', span.from + span.to !== ''].filter(Boolean).length}
        onReset={reset}
      >
        <SelectInput
          label="State"
          value={state}
          options={['', 'paid', 'open', 'failed'].map(value => ({ value, text: value || 'All' }))}
          onChange={({ target }) => setState(target.value)}
        />
        <DateRange label="Ordered" value={span} presets={PRESETS} onChange={setSpan} />
      </FilterBar>
      <div>
        <DataTable
          {...USUAL}
          label="Orders"
          columns={columns}
          rows={rows}
          summary={`${found.length} orders`}
          selected={selected}
          onSelect={select}
          bulk={
            <Button variant="outlined" onClick={() => say(`${selected.length} mails are sent again.`)}>
              Send mails again
            </Button>
          }
          actions={({ id }) => [
            { text: 'Send mail again', act: () => say(`The mail of ${id} is sent again.`) },
            { text: 'Cancel', warns: true, act: () => say(`${id} is cancelled.`) },
          ]}
          empty={none}
        />
        <Pagination {...shown} total={found.length} pageSizes={[10, 20, 50]} onChange={setShown} />
      </div>
      <DataTable {...USUAL} label="On their way" columns={columns} rows={undefined} empty={null} />
      <DataTable
        {...USUAL}
        label="Could not be had"
        columns={columns}
        rows={[]}
        empty={null}
        failure={
          <MessageBox kind="error" action={<Button variant="outlined">Try again</Button>}>
            The orders could not be loaded.
          </MessageBox>
        }
      />
      <DescriptionList
        facts={[
          { term: 'Order', detail: '4711' },
          { term: 'Buyer', detail: 'Wanda Reisig, Lindenweg 7a, 99981 Auental' },
        ]}
      />
    </Part>
  )
}
