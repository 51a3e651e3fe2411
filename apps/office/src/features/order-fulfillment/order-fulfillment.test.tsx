import {
  type FulfillmentJob,
  getFulfillmentJobs,
  getFulfillmentQueue,
  getLayoutInfo,
  previewFulfillmentMail,
  retryFulfillmentJobs,
  syncFulfillment,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]
const layout = answering(getLayoutInfo, () => [{ version: '7', asOf: '2026-11-21' }])

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

const open = (...answers: Answers) =>
  renderOffice({ at: '/admin/orderfulfillment', answers: [staffDevice(rights), ...answers] })

const openAsSender = (...answers: Answers) =>
  renderOffice({
    at: '/admin/orderfulfillment',
    answers: [staffDevice([...rights, RIGHTS.AllowedToResendMails]), ...answers],
  })

const job: FulfillmentJob = {
  jobId: '5b0c2f34-6a1c-4d0e-9a52-5f0c2f346a1c',
  step: 'mail',
  orderId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  orderNumber: 'KAYBCDEF23',
  clientId: 'c',
  client: 'Lührtal',
  tries: 3,
  since: '2026-11-20T10:15:00.000Z',
  nextTryOn: null,
  trouble: 'unreachable',
}
const queue = { waiting: 0, oldest: null, failing: 0, givenUp: 0 }
const queues = answering(getFulfillmentQueue, () => [
  { ...queue, step: 'tickets' },
  { ...queue, step: 'mail', waiting: 2, oldest: '2026-11-20T10:15:00.000Z', givenUp: 1 },
])

describe('order fulfilment', () => {
  it('shows the version of the layout and its date, and the way to the orders that wait', async () => {
    await open(layout, queues)
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
    const none = answering(getFulfillmentJobs, () => [])
    const office = await open(refusing(getLayoutInfo, 500), queues, none)
    await office.user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    expect(office.sent.filter(({ call }) => call === getLayoutInfo.name)).toHaveLength(2)
  })

  it('shows what failed, why, and since when the oldest waits', async () => {
    await open(
      layout,
      queues,
      answering(getFulfillmentJobs, () => [job]),
    )
    const row = within(await screen.findByRole('row', { name: /KAYBCDEF23/ }))
    expect(row.getByText('Der Dienst ist nicht erreichbar')).toBeTruthy()
    expect(row.getByText('aufgegeben')).toBeTruthy()
    expect(row.getByRole('link').getAttribute('href')).toBe(`/admin/bestellungen?order=${job.orderId}`)
    expect(screen.getByText('2 Bestellungen warten.')).toBeTruthy()
    expect(screen.getByText('Das älteste wartet seit 20.11.2026, 11:15.')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('tries those again that are chosen, and asks what has become of them', async () => {
    const office = await openAsSender(
      layout,
      queues,
      answering(getFulfillmentJobs, () => [job, { ...job, jobId: '2', orderNumber: 'KAYBCDEF24' }]),
      answering(retryFulfillmentJobs, () => [{ retried: 1 }]),
    )
    await office.user.click(await screen.findByRole('checkbox', { name: /KAYBCDEF23/ }))
    await office.user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await screen.findByText('1 Auftrag wird erneut versucht.')).toBeTruthy()
    const asked = office.sent.find(({ call }) => call === retryFulfillmentJobs.name)
    expect(asked?.input.body).toEqual({ jobIds: [job.jobId] })
    expect(office.sent.filter(({ call }) => call === getFulfillmentJobs.name)).toHaveLength(2)
  })

  it('says where nothing has failed', async () => {
    await open(
      layout,
      queues,
      answering(getFulfillmentJobs, () => []),
    )
    expect(await screen.findByText('Nichts ist misslungen')).toBeTruthy()
  })

  it('shows the mail of a sample order in the language that is chosen', async () => {
    const office = await open(
      layout,
      queues,
      answering(previewFulfillmentMail, () => [{ subject: 'Your tickets', html: '<p>Hello</p>', text: 'Hello' }]),
    )
    await office.user.click(await screen.findByRole('radio', { name: 'English' }))
    await office.user.click(screen.getByRole('button', { name: 'E-Mail zeigen' }))
    const shown = await screen.findByTitle('Your tickets')
    expect(shown.getAttribute('sandbox')).toBe('')
    expect(shown.getAttribute('srcdoc')).toBe('<p>Hello</p>')
    const asked = office.sent.find(({ call }) => call === previewFulfillmentMail.name)
    expect(asked?.input.query).toEqual({ language: 'en' })
  })
})
