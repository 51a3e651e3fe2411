import * as contract from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { group, offer } from '../../state/tariff/tariff.fixture.ts'

const pupil = offer({
  sortId: 'month-pupil',
  groupName: 'month',
  userData: { firstname: true, name: true, salutation: false, birthdate: true },
})
const noFacts = { firstname: false, name: false, salutation: false, birthdate: false }
const request = answering(contract.getTicketUserDataRequest, () => [
  { tariffAreaId: 'single', required: false, ...noFacts },
  { tariffAreaId: 'month', required: true, firstname: true, name: true, salutation: true, birthdate: true },
])
const mediums = (...types: contract.ItemOf<typeof contract.getIdentificationMedium>['types']) =>
  answering(contract.getIdentificationMedium, () => [{ sortReference: 'month-pupil', types }])

async function openDetails(
  language: 'de' | 'en',
  article: contract.ProductOffer,
  ...answers: ReturnType<typeof answering>[]
) {
  const details = answering(contract.getProductDetails, () => [
    { ...article, groupTitle: '', detail: '', fareRules: '', terms: { id: 'general', name: '' }, reasons: [] },
  ])
  const shop = await renderShop({
    at: language === 'de' ? '/verbindung/?from=1&to=2' : '/relation/?from=1&to=2',
    answers: [
      ...answers,
      details,
      answering(contract.searchTrips, () => []),
      answering(contract.getRelationGroups, () => [group({ products: [article], defaultSortId: article.sortId })]),
    ],
  })
  const adjust = { de: /anpassen/, en: /^Change .*: passengers/ }[language]
  const why = { de: /^Warum dieser Preis/, en: /^Why this price/ }[language]
  await shop.user.click(await screen.findByRole('button', { name: adjust }))
  await shop.user.click(await screen.findByRole('button', { name: why }))
  return { ...shop, dialog: within(await screen.findByRole('dialog')) }
}

describe('what a ticket asks of its passenger', () => {
  it('is said before it is bought: the facts its product carries, and the documents it goes with', async () => {
    const { dialog } = await openDetails('en', pupil, request, mediums('p', 's'))
    expect(await dialog.findByText('When you buy it, we ask for: First name, Last name, Date of birth.')).toBeTruthy()
    expect(dialog.getByText('It is valid with one of these documents: ID card, Pupil ID.')).toBeTruthy()
  })

  it('is nothing for most', async () => {
    const single = offer({ sortId: 'month-pupil' })
    const { dialog } = await openDetails('de', single, request, mediums())
    expect(await dialog.findByText(/nicht an eine Person gebunden/)).toBeTruthy()
    expect(dialog.queryByText(/fragen wir nach:/)).toBeNull()
  })

  it('can be asked for again where nobody answered', async () => {
    const down = { field: '', message: '', code: -1, key: 'error.backendCommunication' }
    let times = 0
    const late = mediums('p')
    const refused = refusing(contract.getIdentificationMedium, 502, down)
    const { dialog, user } = await openDetails('de', pupil, request, {
      ...late,
      answer: input => (times++ === 0 ? refused : late).answer(input),
    })
    expect(await dialog.findByText('Welche Angaben das Ticket braucht, ließ sich nicht laden.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await dialog.findByText(/Es gilt mit diesem Ausweis: /)).toBeTruthy()
  })
})
