import { getTariffVersions, previewShop, type ShopPreview } from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const { AllowedToUseAdminPanel, AllowedToArrangeTariff } = RIGHTS
const ready: ShopPreview = {
  ...{ token: 'a.b.c', at: '2026-12-24T17:30:00.000Z', endsOn: '2026-11-21T11:00:00.000Z' },
  ...{ version: 7, tariff: '2027', validFrom: '2026-12-13', arranged: 1 },
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('the shop of a day is prepared, and opened in a tab of its own', async () => {
  const device = staffDevice([AllowedToUseAdminPanel, AllowedToArrangeTariff])
  const answers = [device, answering(previewShop, () => [ready]), answering(getTariffVersions, () => [])]
  const { user, sent } = await renderOffice({ at: '/admin/tarif', answers })
  await user.click(await screen.findByRole('button', { name: 'Im Shop ansehen' }))
  await screen.findByLabelText('Tag')
  type('Tag', '2026-12-24')
  type('Uhrzeit', '18:30')
  await user.click(screen.getByRole('checkbox', { name: /Entwürfen/ }))
  await user.click(screen.getByRole('button', { name: 'Ansicht vorbereiten' }))
  const link = await screen.findByRole('link', { name: 'Shop in einem neuen Tab öffnen' })
  expect(link.getAttribute('href')).toBe('/#preview=a.b.c')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.getByText(/nach Tarifstand 2027, gültig ab 13\.12\.2026\. Das ist Fassung 7/)).toBeTruthy()
  expect(sent.find(({ call }) => call === previewShop.name)?.input.query).toEqual({
    ...{ date: '2026-12-24', time: '18:30', drafts: true },
  })
  type('Tag', '2026-12-25')
  expect(screen.queryByRole('link', { name: 'Shop in einem neuen Tab öffnen' })).toBeNull()
})

it('what is refused stands at its field, and what was typed stays', async () => {
  const device = staffDevice([AllowedToUseAdminPanel, AllowedToArrangeTariff])
  const late = { field: 'date', key: 'error.date', message: 'Kein Tag.', code: 106 }
  const { user } = await renderOffice({ at: '/admin/tarif', answers: [device, refusing(previewShop, 400, late)] })
  await user.click(await screen.findByRole('button', { name: 'Im Shop ansehen' }))
  await screen.findByLabelText('Tag')
  type('Tag', '2026-12-24')
  await user.click(screen.getByRole('button', { name: 'Ansicht vorbereiten' }))
  expect((await screen.findByLabelText('Tag')).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByDisplayValue('2026-12-24')).toBeTruthy()
})

it('who may not arrange the tariff is offered none', async () => {
  await renderOffice({ at: '/admin/tarif', answers: [staffDevice([AllowedToUseAdminPanel])] })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Im Shop ansehen' })).toBeNull()
})
