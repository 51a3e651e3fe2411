import {
  type Call,
  createStaffWebhook,
  deleteStaffWebhook,
  getStaffClients,
  getStaffDeliveries,
  getStaffWebhooks,
  resendStaffDelivery,
  type StaffDelivery,
  type StaffWebhook,
  updateStaffWebhook,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const webhook: StaffWebhook = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  name: 'Fahrinfo',
  url: 'https://fahrinfo.example/hooks',
  events: ['orderPaid'],
  createdOn: '2026-11-20T08:00:00.000Z',
  waiting: 0,
  failed: 2,
}

const delivery: StaffDelivery = {
  id: '00000000-0000-4000-8000-00000000000d',
  eventId: '00000000-0000-4000-8000-00000000000e',
  event: 'orderPaid',
  data: { orderId: 'x', orderNumber: '4711-0815', state: 'paid' },
  occurredOn: '2026-11-22T08:00:00.000Z',
  state: 'failed',
  tries: 12,
  triedOn: '2026-11-25T06:21:00.000Z',
  nextTryOn: null,
  status: null,
  detail: 'connect ECONNREFUSED',
}

const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToManageIntegrations]
const clients = answering(getStaffClients, () => [])
const list = answering(getStaffWebhooks, () => [webhook])

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

async function openWebhooks({ at = '/admin/webhooks', answers = [list] as Answers } = {}) {
  const office = await renderOffice({ at, answers: [staffDevice(rights), clients, ...answers] })
  const told = ({ name }: Call) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, told }
}

async function choose(office: Awaited<ReturnType<typeof openWebhooks>>, act: string) {
  await office.user.click(await screen.findByRole('button', { name: 'Aktionen für Fahrinfo' }))
  await office.user.click(await screen.findByRole('menuitem', { name: act }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('webhooks', () => {
  it('are listed with what they hear of and what was given up', async () => {
    await openWebhooks()
    const row = within(await screen.findByRole('row', { name: /^Fahrinfo/ }))
    expect(row.getByText('https://fahrinfo.example/hooks')).toBeTruthy()
    expect(row.getByText('Bestellung bezahlt')).toBeTruthy()
    expect(row.getByText('2')).toBeTruthy()
    expect(await screen.findByText('1 Webhook')).toBeTruthy()
  })

  it('are those alone to whom messages were given up, where the queue leads to them', async () => {
    const fine = { ...webhook, id: '00000000-0000-4000-8000-000000000002', name: 'Taktgeber', failed: 0 }
    const answers = [answering(getStaffWebhooks, () => [webhook, fine])]
    const { user } = await openWebhooks({ at: '/admin/webhooks?failing=yes', answers })
    expect(await screen.findByRole('row', { name: /^Fahrinfo/ })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /^Taktgeber/ })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Nicht angenommen'), 'Alle')
    expect(await screen.findByRole('row', { name: /^Taktgeber/ })).toBeTruthy()
  })

  it('are added by an address, and the secret of a new one is shown once', async () => {
    const created = answering(createStaffWebhook, () => [{ ...webhook, secret: 'whsec_once' }])
    const office = await openWebhooks({ at: '/admin/webhooks?webhook=new', answers: [list, created] })
    const form = await dialog('Webhook anlegen')
    await office.user.type(form.getByLabelText('Name'), 'Fahrinfo')
    await office.user.type(form.getByLabelText('Adresse'), 'http://fahrinfo.example')
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(form.getByLabelText('Adresse').getAttribute('aria-invalid')).toBe('true'))
    expect(form.getByRole('combobox', { name: 'Hört von' }).getAttribute('aria-invalid')).toBe('true')
    expect(office.told(createStaffWebhook)).toEqual([])
    await office.user.clear(form.getByLabelText('Adresse'))
    await office.user.type(form.getByLabelText('Adresse'), 'https://fahrinfo.example/hooks')
    await office.user.click(form.getByRole('combobox', { name: 'Hört von' }))
    await office.user.click(await screen.findByRole('option', { name: 'Vertrag geändert' }))
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    const shown = await dialog('Geheimer Schlüssel')
    expect(shown.getByText('whsec_once')).toBeTruthy()
    expect(office.told(createStaffWebhook)).toEqual([
      { body: { name: 'Fahrinfo', url: 'https://fahrinfo.example/hooks', events: ['contractChanged'] } },
    ])
    await office.user.click(shown.getByRole('button', { name: 'Ich habe ihn weitergegeben' }))
    await waitFor(() => expect(screen.queryByText('whsec_once')).toBeNull())
    expect(office.location()?.search).toBe('')
  })

  it('hear only of what whoever chooses may see; what was chosen before can be taken out', async () => {
    const office = await openWebhooks({
      answers: [answering(getStaffWebhooks, () => [{ ...webhook, events: ['orderPaid', 'payoutMoved'] }])],
    })
    await choose(office, 'Ändern')
    const form = await dialog('Webhook ändern')
    await office.user.click(form.getByRole('combobox', { name: 'Hört von' }))
    const options = async () => (await screen.findAllByRole('option')).map(option => option.textContent)
    expect(await options()).toContain('Vertrag geändert')
    expect(await options()).not.toContain('Bestellung unter Betrugsverdacht')
    expect(await options()).not.toContain('Lastschrift zurückgegeben')
    await office.user.click(form.getByRole('button', { name: /Auszahlung/ }))
    await waitFor(() => expect(form.queryByText(/^Auszahlung/)).toBeNull())
    await office.user.click(form.getByRole('combobox', { name: 'Hört von' }))
    expect((await options()).filter(text => text?.startsWith('Auszahlung'))).toEqual([])
  })

  it('changed meanwhile: what was typed stays, what is stored is shown, and the next try replaces that', async () => {
    const theirs: StaffWebhook = { ...webhook, version: 4, name: 'Fahrplan' }
    let stored = webhook
    const late = { field: 'version', message: 'Geändert.', code: 903, key: 'error.changedMeanwhile' }
    const first = refusing(updateStaffWebhook, 409, late)
    const then = answering(updateStaffWebhook, () => [{ ...theirs, version: 5 }])
    const update = {
      name: updateStaffWebhook.name,
      answer: (input: Parameters<typeof first.answer>[0]) => {
        const isLate = stored === webhook
        stored = theirs
        return (isLate ? first : then).answer(input)
      },
    }
    const office = await openWebhooks({ answers: [answering(getStaffWebhooks, () => [stored]), update] })
    await choose(office, 'Ändern')
    const form = await dialog('Webhook ändern')
    await office.user.type(form.getByLabelText('Name'), ' Nord')
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect((await form.findByRole('alert')).textContent).toContain('Fahrplan')
    expect(form.getByLabelText('Name')).toHaveProperty('value', 'Fahrinfo Nord')
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Der Webhook ist gespeichert.')).toBeTruthy()
    expect(office.told(updateStaffWebhook).map(({ body }) => body)).toMatchObject([
      { version: 3, name: 'Fahrinfo Nord' },
      { version: 4, name: 'Fahrinfo Nord' },
    ])
  })

  it('say what they were told and how it went, and are told it again', async () => {
    const again = { ...delivery, state: 'waiting' as const, tries: 0, nextTryOn: '2026-11-25T08:00:00.000Z' }
    const office = await openWebhooks({
      answers: [list, answering(getStaffDeliveries, () => [delivery]), answering(resendStaffDelivery, () => [again])],
    })
    await choose(office, 'Zustellungen')
    const log = await dialog('Zustellungen an Fahrinfo')
    const row = within(await log.findByRole('row', { name: /^4711-0815/ }))
    expect(row.getByText('aufgegeben')).toBeTruthy()
    expect(row.getByText('keine: connect ECONNREFUSED')).toBeTruthy()
    await office.user.click(row.getByRole('button', { name: 'Aktionen für 4711-0815' }))
    await office.user.click(await screen.findByRole('menuitem', { name: 'Noch einmal senden' }))
    expect(await row.findByText('wartet')).toBeTruthy()
    expect(office.told(resendStaffDelivery).map(({ params }) => params)).toEqual([
      { webhookId: webhook.id, deliveryId: delivery.id },
    ])
    await office.user.selectOptions(log.getByLabelText('Stand'), 'failed')
    await waitFor(() => expect(office.told(getStaffDeliveries).at(-1)?.query).toEqual({ state: 'failed' }))
    expect(office.location()?.search).toContain('state=failed')
  })

  it('ask before they are deleted', async () => {
    const done = { name: deleteStaffWebhook.name, answer: async () => ({ ok: true, status: 200, data: [] }) }
    const office = await openWebhooks({ answers: [list, done] })
    await choose(office, 'Löschen')
    const question = within(await screen.findByRole('alertdialog', { name: 'Löschen' }))
    expect(question.getByText(/„Fahrinfo“ hört nichts mehr/)).toBeTruthy()
    expect(office.told(deleteStaffWebhook)).toEqual([])
    await office.user.click(question.getByRole('button', { name: 'Löschen' }))
    expect(await screen.findByText('Kein Webhook')).toBeTruthy()
  })

  it('are none yet, or could not be had', async () => {
    let there = false
    const answers = [
      {
        name: getStaffWebhooks.name,
        answer: (input: Parameters<typeof list.answer>[0]) =>
          there
            ? answering(getStaffWebhooks, () => []).answer(input)
            : refusing(getStaffWebhooks, 500, {
                field: '',
                message: 'Nicht da.',
                code: 500,
                key: 'error.internal',
              }).answer(input),
      },
    ]
    const office = await openWebhooks({ answers })
    const again = await screen.findByRole('button', { name: /Noch einmal|Erneut/ })
    there = true
    await office.user.click(again)
    expect(await screen.findByText('Kein Webhook')).toBeTruthy()
  })
})
