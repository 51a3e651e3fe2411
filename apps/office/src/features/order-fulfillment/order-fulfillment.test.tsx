import { getLayoutInfo, syncFulfillment } from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

afterEach(cleanDevice)

const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]
const layout = answering(getLayoutInfo, () => [{ version: '7', asOf: '2026-11-21' }])

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

const open = (...answers: Answers) =>
  renderOffice({ at: '/admin/orderfulfillment', answers: [staffDevice(rights), ...answers] })

describe('order fulfilment', () => {
  it('shows the version of the layout and its date, and the way to the orders that wait', async () => {
    await open(layout)
    expect(await screen.findByText('7')).toBeTruthy()
    expect(screen.getByText('21.11.2026')).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Bestellungen, die bezahlt sind und keine Tickets haben' })
    expect(way.getAttribute('href')).toBe('/admin/bestellungen?span=all&trouble=paidNotFulfilled')
  })

  it('tries all that wait again, and says how many', async () => {
    const office = await open(
      layout,
      answering(syncFulfillment, () => [{ queued: 3 }]),
    )
    await office.user.click(await screen.findByRole('button', { name: 'Jetzt erneut versuchen' }))
    expect(await screen.findByText('3 Bestellungen werden erneut versucht.')).toBeTruthy()
    expect(office.sent.filter(({ call }) => call === syncFulfillment.name)).toHaveLength(1)
  })

  it('says that the layout could not be had, and asks again', async () => {
    const office = await open(refusing(getLayoutInfo, 500))
    await office.user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    expect(office.sent.filter(({ call }) => call === getLayoutInfo.name)).toHaveLength(2)
  })
})
