import {
  getInstituteData,
  getSubscriptionDetails,
  getSubscriptionPrice,
  submitSubscription,
  uploadFiles,
  validateMask,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { aBooked, aPrice, someDetails } from '../../../test/subscription.fixture.ts'

/** As a file that was sent in is named. */
const FILE = '01890a5d-ac96-774b-bcce-b302099a8057'
const at = `/aboBestellen?configuration=${someDetails.guid}`
const details = answering(getSubscriptionDetails, () => [someDetails])
const price = answering(getSubscriptionPrice, () => [aPrice])
const bank = answering(getInstituteData, () => [{ bic: 'DEMODE00XXX', creditInstitute: 'Demobank' }])
const NEXT: Record<string, string | null> = { person: 'payment', payment: null }
const judgedOf = ({ body }: { body?: unknown }) => {
  const current = typeof body === 'object' && body !== null && 'currentMask' in body ? `${body.currentMask}` : ''
  return [{ fields: [], errors: [], values: {}, next: NEXT[current] ?? null, isComplete: true, heldAlready: null }]
}
const judged = answering(validateMask, judgedOf)
const booked = answering(submitSubscription, () => [aBooked])
const answers = [details, price, bank, judged]

const onward = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Weiter' }))

async function fillPerson(user: UserEvent, birthDate = '1990-05-05') {
  await user.type(await screen.findByLabelText('Vorname'), 'Käthe')
  fireEvent.change(screen.getByLabelText('Geburtsdatum'), { target: { value: birthDate } })
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'kaethe@example.org')
}

async function fillAll(user: UserEvent) {
  await fillPerson(user)
  await onward(user)
  await user.type(await screen.findByLabelText('IBAN'), 'DE09 0000 0000 0000 0000 01')
  await user.click(screen.getByRole('checkbox', { name: 'Ich erteile das Mandat.' }))
  await onward(user)
  await screen.findByRole('button', { name: 'zahlungspflichtig bestellen' })
}

const agree = async (user: UserEvent) => {
  for (const box of screen.getAllByRole('checkbox', { checked: false })) await user.click(box)
}
const order = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'zahlungspflichtig bestellen' }))
const bodyOf = (sent: { call: string; input: { body?: unknown } }[], call: { name: string }) =>
  sent.findLast(one => one.call === call.name)?.input.body

describe('the order of a subscription', () => {
  it('shows whoever tries a draft what it would cost, page by page, and has no button to order it', async () => {
    const draft = answering(getSubscriptionDetails, () => [{ ...someDetails, isDraft: true }])
    const { user, sent } = await renderShop({ at: `${at}&previewConfiguration=secret`, answers: [draft, price, bank] })
    expect(await screen.findByText(/noch nicht im Verkauf/)).toBeTruthy()
    expect((await screen.findAllByText(/Erste Abbuchung: 63,00 €/))[0]).toBeTruthy()
    await fillPerson(user)
    await onward(user)
    await user.type(await screen.findByLabelText('IBAN'), 'DE09 0000 0000 0000 0000 01')
    await user.click(screen.getByRole('checkbox', { name: 'Ich erteile das Mandat.' }))
    await onward(user)
    expect(await screen.findByText('DE09 0000 0000 0000 0000 01')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'zahlungspflichtig bestellen' })).toBeNull()
    const asked = sent.flatMap(({ call, input }) => (call === getSubscriptionPrice.name ? [input.query] : []))
    expect(asked.length).toBeGreaterThan(0)
    for (const query of asked) expect(query).toMatchObject({ previewConfiguration: 'secret' })
  })

  it('asks page by page, always says what is debited first, and ends with the button of the law', async () => {
    const { user, sent, location } = await renderShop({ at, answers: [...answers, booked] })
    expect((await screen.findAllByText(/Erste Abbuchung: 63,00 € am Mo., 4. Januar 2027/))[0]).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Deutschlandticket bestellen' })).toBeTruthy()
    await fillAll(user)
    expect(screen.getByText('DE09 0000 0000 0000 0000 01')).toBeTruthy()
    expect(screen.getByText(/fragen wir vor der Annahme bei einer Auskunftei an/)).toBeTruthy()
    const form = screen.getByRole('button', { name: 'zahlungspflichtig bestellen' }).closest('form')
    expect(form?.textContent?.replaceAll(/\s/g, ' ')).toMatch(
      /Deutschlandticket63,00 € im Monat, inkl. MwSt.Erste Abbuchung.*kündbar, bis zum 10. dieses Monats.zahlungspflichtig bestellen$/,
    )
    await agree(user)
    await order(user)
    await waitFor(() => expect(location()?.pathname).toBe('/abos/bestaetigen'))
    expect(await screen.findByText(/Öffnen Sie den Link in der E-Mail an kaethe@example.org/)).toBeTruthy()
    expect(bodyOf(sent, submitSubscription)).toMatchObject({
      configurationId: someDetails.guid,
      fieldValues: { firstName: 'Käthe', mandate: 'true' },
      priceInCent: 6300,
      firstDebit: { on: '2027-01-04', amountInCent: 6300 },
      termsAccepted: true,
    })
    expect(sessionStorage.getItem('subscription_data')).toBeNull()
  })

  it.each([
    ['2027-03-31', 'Dieselbe Person hat dieses Abo von Fr., 1. Januar 2027 bis Mi., 31. März 2027 bereits'],
    [null, 'Dieselbe Person hat dieses Abo ab Fr., 1. Januar 2027 bereits'],
  ])('warns of the same for the same person (until %s), and orders it all the same', async (until, words) => {
    const heldAlready = { contractNumber: 'C6TPKX7KQJ', from: '2027-01-01', until }
    const held = answering(validateMask, input => judgedOf(input).map(one => ({ ...one, heldAlready })))
    const { user, sent } = await renderShop({ at, answers: [details, price, bank, held, booked] })
    await fillAll(user)
    const warning = await screen.findByText(new RegExp(`${words} \\(Vertrag C6TPKX7KQJ\\)`))
    expect(warning.textContent).toContain('wird auch noch einmal abgebucht')
    await agree(user)
    await order(user)
    await waitFor(() => expect(bodyOf(sent, submitSubscription)).toBeDefined())
  })

  it('names what is missing at its field and once above them, and goes on with nothing', async () => {
    const { user, sent } = await renderShop({ at, answers })
    await screen.findByLabelText('Vorname')
    await onward(user)
    const summary = await screen.findByRole('group', { name: 'Bitte prüfen Sie diese 3 Angaben:' })
    await user.click(within(summary).getByRole('link', { name: /Geburtsdatum/ }))
    expect(document.activeElement).toBe(screen.getByLabelText('Geburtsdatum'))
    expect(bodyOf(sent, validateMask)).toBeUndefined()
  })

  it('asks for a guardian as soon as a child travels', async () => {
    const { user } = await renderShop({ at, answers })
    await fillPerson(user)
    expect(screen.queryByLabelText('Vorname der Eltern')).toBeNull()
    fireEvent.change(screen.getByLabelText('Geburtsdatum'), { target: { value: '2014-05-05' } })
    expect(await screen.findByLabelText('Vorname der Eltern')).toBeTruthy()
  })

  it('takes the server’s word, at the field', async () => {
    const error = {
      fieldName: 'email',
      errorMessage: 'no e-mail address',
      customerErrorMessage: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
      errorCode: 1,
      translationKey: 'error.email',
    }
    const against = answering(validateMask, () => [
      { fields: [], errors: [error], values: {}, next: null, isComplete: false, heldAlready: null },
    ])
    const { user } = await renderShop({ at, answers: [details, price, against] })
    await fillPerson(user)
    await onward(user)
    await waitFor(() => expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByLabelText('Vorname')).toHaveProperty('value', 'Käthe')
  })

  it('keeps what was typed over a reload and on the way back', async () => {
    const { user, location } = await renderShop({ at, answers })
    await fillPerson(user)
    await onward(user)
    await screen.findByLabelText('IBAN')
    expect(location()?.search).toContain('step=payment')
    await user.click(screen.getByRole('link', { name: 'Zurück' }))
    expect(await screen.findByLabelText('Vorname')).toHaveProperty('value', 'Käthe')
    cleanup()
    await renderShop({ at: '/aboBestellen', answers })
    expect(await screen.findByLabelText('Vorname')).toHaveProperty('value', 'Käthe')
  })

  it('lets nobody come to the button past a page with mistakes', async () => {
    await renderShop({ at: `${at}&step=order`, answers })
    expect(await screen.findByLabelText('Vorname')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'zahlungspflichtig bestellen' })).toBeNull()
  })

  it('shows another amount beside the one that was shown, and needs a new yes', async () => {
    const prices = [aPrice, { ...aPrice, priceInCent: 6500 }]
    const changing = answering(getSubscriptionPrice, () => [prices[0] ?? aPrice])
    const refused = refusing(submitSubscription, 409, {
      field: '',
      message: '',
      code: 811,
      key: 'error.subscriptionPriceChanged',
    })
    const { user } = await renderShop({ at, answers: [details, changing, bank, judged, refused] })
    await fillAll(user)
    await agree(user)
    prices.shift()
    await order(user)
    expect(await screen.findByText('Im Monat: 65,00 € statt 63,00 €.')).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: /Ich akzeptiere/ })).toHaveProperty('checked', false)
  })

  it('says that there is no price where what was chosen has none', async () => {
    const none = refusing(getSubscriptionPrice, 409, {
      field: '',
      message: '',
      code: 800,
      key: 'error.noPriceForConfiguration',
    })
    await renderShop({ at, answers: [details, none] })
    expect(await screen.findByText(/Für diese Auswahl gibt es keinen Preis/)).toBeTruthy()
  })

  it('takes a proof, and tries once more where it did not arrive', async () => {
    const replies = ['fails']
    const upload = {
      name: uploadFiles.name,
      answer: async () =>
        replies.pop()
          ? refusing(uploadFiles, 500).answer({})
          : answering(uploadFiles, () => [
              { fileId: FILE, fileName: 'ausweis.pdf', mimeType: 'application/pdf', size: 4, keptUntil: aBooked.date },
            ]).answer({}),
    }
    const { user, sent } = await renderShop({ at, answers: [...answers, upload] })
    await fillPerson(user)
    const file = new File(['%PDF'], 'ausweis.pdf', { type: 'application/pdf' })
    await user.upload(await screen.findByLabelText(/Nachweis/, { selector: 'input' }), file)
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull())
    await onward(user)
    await screen.findByLabelText('IBAN')
    expect(bodyOf(sent, validateMask)).toMatchObject({ fieldValues: { proof: FILE } })
  })

  it('fills in who is signed in, and names the bank of the account', async () => {
    const { user } = await renderShop({ at, answers: [...answers, signedIn({ birthDate: '1980-01-01' })] })
    await waitFor(() => expect(screen.getByLabelText('Vorname')).toHaveProperty('value', 'Wanda'))
    await onward(user)
    await user.type(await screen.findByLabelText('IBAN'), 'DE09 0000 0000 0000 0000 01')
    expect(await screen.findByText('Bank: Demobank')).toBeTruthy()
  })

  it('leads to the offers where nothing was chosen, or what was chosen is gone', async () => {
    await renderShop({ at: '/aboBestellen' })
    expect(await screen.findByText('Noch kein Abo gewählt')).toBeTruthy()
    cleanup()
    const gone = refusing(getSubscriptionDetails, 404, {
      field: '',
      message: '',
      code: 805,
      key: 'error.subscriptionNotFound',
    })
    await renderShop({ at, answers: [gone] })
    expect(await screen.findByText('Dieses Abo gibt es nicht mehr')).toBeTruthy()
  })
})
