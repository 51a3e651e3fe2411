import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { InEnglish } from '../testing/InEnglish.tsx'
import { SearchField } from './controls/SearchField.tsx'
import { Switch } from './controls/Switch.tsx'
import { Breadcrumbs } from './layout/Breadcrumbs.tsx'
import { CardGrid } from './layout/CardGrid.tsx'
import { DescriptionList } from './layout/DescriptionList.tsx'
import { Details } from './layout/Details.tsx'
import { Table } from './layout/Table.tsx'
import { Tabs } from './layout/Tabs.tsx'

afterEach(cleanup)

it('a switch is switched by its words and by the keyboard', async () => {
  render(<Switch label="Only direct trips" />)
  const input = screen.getByRole<HTMLInputElement>('switch', { name: 'Only direct trips' })
  await userEvent.click(screen.getByText('Only direct trips'))
  expect(input.checked).toBe(true)
  await userEvent.keyboard(' ')
  expect(input.checked).toBe(false)
})

it('tabs are one stop for the keyboard, and arrows choose', async () => {
  const tabs = [
    { value: 'orders', text: 'Orders' },
    { value: 'cards', text: 'Cards' },
  ]
  function Account() {
    const [value, setValue] = useState('orders')
    return (
      <Tabs label="Account" tabs={tabs} value={value} onChange={setValue}>
        {value === 'orders' ? 'All orders' : 'All cards'}
      </Tabs>
    )
  }
  render(<Account />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Orders', selected: true }))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Cards', selected: true }))
  expect(screen.getByRole('tabpanel', { name: 'Cards' }).textContent).toBe('All cards')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: 'Orders' }).textContent).toBe('All orders')
})

it('more about it is opened by its words', async () => {
  const { container } = render(<Details summary="Why this price?">Two zones.</Details>)
  await userEvent.click(screen.getByText('Why this price?'))
  expect(container.querySelector('details')?.open).toBe(true)
})

it('a table is named and can be scrolled by the keyboard', async () => {
  render(
    <Table label="Orders">
      <tbody>
        <tr>
          <td>4711</td>
        </tr>
      </tbody>
    </Table>,
  )
  expect(screen.getByRole('table', { name: 'Orders' })).toBeTruthy()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Orders' }))
})

it('a search field has one cross, which empties it and keeps the focus; Escape does, too', async () => {
  function Search() {
    const [value, setValue] = useState('')
    return <SearchField label="Orders" value={value} onChange={setValue} />
  }
  render(<Search />, { wrapper: InEnglish })
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Orders' })
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(input, 'dog')
  await userEvent.click(screen.getByRole('button', { name: 'Clear Orders' }))
  expect(input.value).toBe('')
  expect(document.activeElement).toBe(input)
  await userEvent.type(input, 'cat{Escape}')
  expect(input.value).toBe('')
})

it('a list of cards is a list to every reader, whatever its style', () => {
  render(
    <CardGrid>
      <li>One</li>
    </CardGrid>,
  )
  expect(screen.getByRole('list').getAttribute('role')).toBe('list')
})

it('a way through the screens ends at this one, and facts stand under their names', () => {
  render(
    <>
      <Breadcrumbs label="Where you are">
        <a href="/orders">Orders</a>
        <span>Order 4711</span>
      </Breadcrumbs>
      <DescriptionList facts={[{ term: 'Buyer', detail: 'Wanda' }]} />
    </>,
  )
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(step => step.getAttribute('aria-current'))).toEqual([null, 'page'])
  expect(screen.getByRole('navigation', { name: 'Where you are' })).toBeTruthy()
  expect(screen.getByRole('term').textContent).toBe('Buyer')
  expect(screen.getByRole('definition').textContent).toBe('Wanda')
})
