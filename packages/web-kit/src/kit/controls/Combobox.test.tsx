import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'

it('takes what was typed before the page was alive', async () => {
  const onType = vi.fn()
  const field = (
    <Combobox
      label="From"
      name="from"
      text=""
      options={[]}
      status=""
      onType={onType}
      onChoose={() => {}}
      onLeave={() => {}}
    />
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(field)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'From' })
  input.value = 'port'
  await act(async () => {
    hydrateRoot(root, field)
  })
  expect(onType).toHaveBeenCalledExactlyOnceWith('port')
})
