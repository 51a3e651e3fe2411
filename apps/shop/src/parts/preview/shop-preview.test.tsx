import { getFixPriceGroups } from '@billett/contract'
import { storedPreview } from '@billett/web-kit/session/shop-preview.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

const seen = { at: '2026-12-24T11:00:00.000Z', exp: 4_102_444_800, tariff: 7, drafts: true }
const token = `e30.${btoa(JSON.stringify(seen))}.sig`

it('who looks at the shop of another day reads it on the page, is shown that day, and leaves', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  storedPreview.write(token)
  const { user, sent } = await renderShop({ at: '/', answers: [answering(getFixPriceGroups, () => [])] })
  const bar = await screen.findByRole('region', { name: 'Ansicht' })
  expect(bar.textContent).toContain('Sie sehen den Shop, wie er am 24.12.2026 um 12:00 ist.')
  expect(bar.textContent).toContain('Tariffassung 7. Mit Entwürfen der Anordnung.')
  await waitFor(() => {
    const asked = sent.find(({ call }) => call === getFixPriceGroups.name)
    expect(asked?.input.query).toMatchObject({ date: '2026-12-24' })
  })
  await user.click(screen.getByRole('button', { name: 'Ansicht beenden' }))
  expect(assign).toHaveBeenCalledWith('/')
  expect(storedPreview.read()).toBeUndefined()
})

it('no passenger sees anything of it', async () => {
  await renderShop({ at: '/' })
  await screen.findAllByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Ansicht' })).toBeNull()
})
