import {
  getStaffOffer,
  getStaffOffers,
  releaseStaffOffer,
  type StaffOfferDetail,
  type SubscriptionContent,
  saveStaffOffer,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const EDITS: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditOffers]
const text = { de: 'Wort', en: 'word' }

const content: SubscriptionContent = {
  category: 'region',
  kind: 'fixPrice',
  title: { de: 'Monatskarte', en: 'Monthly' },
  overview: text,
  benefits: [
    { de: 'Erstens', en: 'First' },
    { de: 'Zweitens', en: 'Second' },
  ],
  conditions: [],
  nets: [],
  articles: [{ comfortClass: 'second', net: null, sort: 'monthly', regularSort: null }],
  media: ['phone'],
  photoOnCard: false,
  masks: [],
  terms: {
    period: { kind: 'calendarMonth' },
    instalments: null,
    partial: { first: 'full', last: 'full', paused: 'full' },
    productChange: 'nextPeriod',
    priceMode: 'regulated',
    minimumTerm: null,
    correctionMonths: 3,
    deadlineDay: 10,
    notice: {
      endsWith: { kind: 'calendarMonth' },
      deadline: { kind: 'dayOfMonth', day: 10, monthsBefore: 0 },
      monthsAhead: 12,
    },
    pause: null,
    refund: null,
    replacement: null,
  },
  approvals: { pause: null, refund: null, replacement: null, cardRecipient: null },
}

const version = {
  guid: '00000000-0000-4000-8000-000000000001',
  version: 1,
  state: 'released' as const,
  editedBy: 'B. Rede',
  editedOn: '2026-11-22T10:15:00.000Z',
  releasedBy: 'C. Klug',
  releasedOn: '2026-11-22T11:15:00.000Z',
}

const offer: StaffOfferDetail = {
  key: 'monthly',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  title: 'Monatskarte',
  category: 'region',
  versions: [version],
  shown: version,
  seen: 'one',
  content: JSON.stringify(content),
  released: JSON.stringify(content),
  faults: [],
  trialPath: null,
}

const drafted = { ...version, guid: '00000000-0000-4000-8000-000000000002', version: 2, state: 'draft' as const }
const draft: StaffOfferDetail = {
  ...offer,
  versions: [drafted, version],
  shown: drafted,
  trialPath: '/aboBestellen?configuration=2&previewConfiguration=t',
}

async function openOffers({ shown = offer, rights = EDITS, given = [] as ReturnType<typeof answering>[] } = {}) {
  const answers = [
    staffDevice(rights),
    ...given,
    answering(getStaffOffers, () => [offer]),
    answering(getStaffOffer, () => [shown]),
    answering(saveStaffOffer, () => [draft]),
    answering(releaseStaffOffer, () => [draft]),
  ]
  const office = await renderOffice({ at: '/admin/aboangebote?offer=monthly', answers })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  const dialog = within(await screen.findByRole('dialog', { name: /Monatskarte, Fassung/ }))
  return { ...office, asked, dialog }
}

it('the list says who has written each last, and what came with the shop', async () => {
  const shipped = { ...offer, key: 'nine', title: '9-Uhr-Abo', versions: [{ ...version, editedBy: 'product' }] }
  const answers = [staffDevice(EDITS), answering(getStaffOffers, () => [offer, shipped])]
  await renderOffice({ at: '/admin/aboangebote', answers })
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent
  expect(await row(/^Monatskarte/)).toContain('B. Rede')
  expect(await row(/^9-Uhr-Abo/)).toContain('mit dem Shop geliefert')
})

it('the list is put in order by the server, and has the columns that were chosen', async () => {
  const answers = [staffDevice(EDITS), answering(getStaffOffers, () => [offer])]
  const { user, sent, location } = await renderOffice({ at: '/admin/aboangebote?columns=key.editedOn', answers })
  await user.click(await screen.findByRole('button', { name: 'Abo' }))
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ call: getStaffOffers.name, input: { query: { sort: 'title' } } }),
  )
  expect(location()?.search).toBe('?columns=key.editedOn&sort=title')
  expect(screen.queryByRole('columnheader', { name: 'Stand' })).toBeNull()
})

describe('a subscription on offer', () => {
  it('is drawn from its schema, and what is typed is stored as a draft', async () => {
    const { user, asked, dialog } = await openOffers()
    expect(dialog.getByText(/Was einmal angeboten wurde/)).toBeTruthy()
    const title = dialog.getByLabelText('Titel (Englisch)')
    await user.clear(title)
    await user.type(title, 'Month')
    await user.selectOptions(dialog.getByLabelText('Frist: Art'), 'Monate vorher')
    await user.clear(dialog.getByLabelText('Monate'))
    await user.type(dialog.getByLabelText('Monate'), '3')
    await user.click(dialog.getByText('Zweitens', { selector: 'summary' }))
    await user.click(dialog.getByRole('button', { name: 'Zweitens nach oben' }))
    await user.click(dialog.getByLabelText('Mindestlaufzeit'))
    await user.click(dialog.getByRole('button', { name: 'Als Entwurf speichern' }))
    expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeTruthy()
    const [sent] = asked(saveStaffOffer.name)
    const body = sent?.body as { seen: string; content: string }
    expect(body.seen).toBe('one')
    expect(JSON.parse(body.content)).toMatchObject({
      title: { de: 'Monatskarte', en: 'Month' },
      benefits: [{ de: 'Zweitens' }, { de: 'Erstens' }],
      terms: { notice: { deadline: { kind: 'months', months: 3 } }, minimumTerm: { months: 0, difference: false } },
    })
  })

  it('keeps what was typed where somebody was faster, or a value is wrong', async () => {
    const error = { key: 'error.notValid', message: 'Bitte prüfen.', field: 'content.terms.deadlineDay', code: 201 }
    const { user, dialog } = await openOffers({ given: [refusing(saveStaffOffer, 400, error)] })
    const title = dialog.getByLabelText('Titel (Englisch)')
    await user.type(title, ' ticket')
    await user.click(dialog.getByRole('button', { name: 'Als Entwurf speichern' }))
    expect((await dialog.findAllByText('Bitte prüfen.')).length).toBeGreaterThan(0)
    expect(title).toHaveProperty('value', 'Monthly ticket')
  })

  it('is tried as a draft, and released by whoever may, once nothing is wrong with it', async () => {
    const rights = [...EDITS, RIGHTS.AllowedToReleaseOffers]
    const { user, asked, dialog } = await openOffers({ shown: draft, rights })
    expect(dialog.getByRole('link', { name: 'Im Shop ausprobieren' }).getAttribute('href')).toBe(draft.trialPath)
    await user.click(dialog.getByRole('button', { name: 'Freigeben' }))
    expect(await screen.findByText('Das Abo ist im Angebot.')).toBeTruthy()
    expect(asked(releaseStaffOffer.name)).toMatchObject([{ body: { seen: 'one' } }])
  })

  it('is not to be released without the right, nor with a fault, which is said where it stands', async () => {
    const faults = [{ path: 'title', fault: 'languageMissing' as const }]
    const rights = [...EDITS, RIGHTS.AllowedToReleaseOffers]
    const { dialog } = await openOffers({ shown: { ...draft, faults }, rights })
    expect(dialog.getAllByText(/Der Text fehlt auf Deutsch oder Englisch/).length).toBeGreaterThan(0)
    expect(dialog.queryByRole('button', { name: 'Freigeben' })).toBeNull()
    cleanDevice()
    document.body.replaceChildren()
    const other = await openOffers({ shown: draft })
    expect(other.dialog.queryByRole('button', { name: 'Freigeben' })).toBeNull()
  })
})
