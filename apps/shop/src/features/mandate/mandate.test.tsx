import { defaultClient } from '@billett/clients'
import * as contract from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, type fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'

const at = '/konto/lastschriftmandate'
const IBAN = 'DE09 0000 0000 0000 0000 01'

const aMandate: contract.Mandate = {
  guid: 'cccccccc-1111-4111-8111-111111111111',
  reference: 'M-CCCCCCCC111141118111111111111111',
  iban: 'DE•• •••• •••• 0001',
  bic: 'DEMODE00XXX',
  creditInstitute: 'Demobank',
  accountHolder: 'Wanda Reisig',
  state: 'active',
  consentOn: '2026-11-21T09:00:00.000Z',
  usableUntil: '2029-11-21',
}
const bank = answering(contract.getInstituteData, () => [{ bic: 'DEMODE00XXX', creditInstitute: 'Demobank' }])
const none = answering(contract.getMandates, () => [])
const one = answering(contract.getMandates, () => [aMandate])
const open = (path: string, ...answers: Parameters<typeof fakeSend>) =>
  renderShop({ at: path, answers: [...answers, signedIn()] })
const inputOf = (sent: { call: string; input: object }[], call: { name: string }) =>
  sent.find(one => one.call === call.name)?.input

describe('a mandate', () => {
  it('is given with the bank found by its account number, and the consent', async () => {
    const answers = [[], [aMandate]]
    const list = answering(contract.getMandates, () => answers.shift() ?? [aMandate])
    const { user, sent } = await open(
      at,
      list,
      bank,
      answering(contract.addMandate, () => [aMandate]),
    )
    await user.click(await screen.findByRole('button', { name: 'Mandat erteilen' }))
    expect(screen.getByText(/Gläubiger-Identifikationsnummer: DE98ZZZ/)).toBeTruthy()
    await user.type(await screen.findByLabelText('IBAN'), IBAN)
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Kreditinstitut').value).toBe('Demobank'))
    expect(screen.getByLabelText<HTMLInputElement>('BIC').value).toBe('DEMODE00XXX')
    expect(screen.getByLabelText<HTMLInputElement>('Kontoinhaberin oder Kontoinhaber').value).toBe('Wanda Reisig')
    await user.click(screen.getByRole('button', { name: 'Mandat erteilen' }))
    expect(await screen.findByText('Bitte stimmen Sie dem Einzug per Lastschrift zu.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Ich erteile dieses SEPA-Lastschriftmandat.' }))
    await user.click(screen.getByRole('button', { name: 'Mandat erteilen' }))
    expect(await screen.findByText(/Das Mandat ist erteilt/)).toBeTruthy()
    expect(screen.getByText(aMandate.reference)).toBeTruthy()
    expect(inputOf(sent, contract.addMandate)).toMatchObject({
      body: { iban: IBAN, bic: 'DEMODE00XXX', consent: true },
    })
  })

  it.each([
    ['DE09 0000 0000 0000 0000 02', 'In dieser IBAN stimmt etwas nicht. Bitte vergleichen Sie jede Stelle.'],
    ['DE09 0000', 'Diese IBAN hat nicht die Länge, die in ihrem Land üblich ist.'],
    ['XX09 0000 0000 0000', 'Von Konten in diesem Land können wir nicht einziehen.'],
    ['Konto 4711', 'Bitte geben Sie eine gültige IBAN an.'],
  ])('says at the account number what is wrong with it: %s', async (typed, text) => {
    const { user, sent } = await open(at, none)
    await user.click(await screen.findByRole('button', { name: 'Mandat erteilen' }))
    await user.type(await screen.findByLabelText('IBAN'), typed)
    await user.tab()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByLabelText('IBAN').getAttribute('aria-invalid')).toBe('true')
    expect(inputOf(sent, contract.getInstituteData)).toBeUndefined()
  })

  it('of a bank nobody knows can be given all the same', async () => {
    const unknown = refusing(contract.getInstituteData, 404, {
      field: 'iban',
      message: '',
      code: 706,
      key: 'error.bankUnknown',
    })
    const { user } = await open(at, none, unknown)
    await user.click(await screen.findByRole('button', { name: 'Mandat erteilen' }))
    await user.type(await screen.findByLabelText('IBAN'), IBAN)
    expect(await screen.findByText(/Diese Bank kennen wir nicht, bitte tragen Sie/)).toBeTruthy()
    expect(screen.getByLabelText('IBAN').getAttribute('aria-invalid')).toBe('false')
  })

  it('keeps its account where only the rest is changed', async () => {
    const { user, sent } = await open(
      at,
      one,
      answering(contract.changeMandate, () => [aMandate]),
    )
    await user.click(await screen.findByRole('button', { name: 'Mandat Demobank DE Endziffern 0001 ändern' }))
    const owner = await screen.findByLabelText('Kontoinhaberin oder Kontoinhaber')
    await user.clear(owner)
    await user.type(owner, 'Wilma Reisig')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Mandat ändern' }))
    expect(await screen.findByText('Das Mandat ist geändert.')).toBeTruthy()
    expect(inputOf(sent, contract.changeMandate)).not.toHaveProperty('body.iban')
    expect(inputOf(sent, contract.changeMandate)).toMatchObject({ body: { accountHolder: 'Wilma Reisig' } })
  })

  it('is revoked only after a question', async () => {
    const gone = { name: contract.revokeMandate.name, answer: async () => ({ ok: true, status: 200, data: [] }) }
    const { user, sent } = await open(at, one, gone)
    await user.click(await screen.findByRole('button', { name: /widerrufen$/ }))
    expect(inputOf(sent, contract.revokeMandate)).toBeUndefined()
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja, widerrufen' }))
    expect(await screen.findByText('Das Mandat ist widerrufen.')).toBeTruthy()
  })
})

describe('the embedded page', () => {
  it('shows the mandates alone', async () => {
    await open(`${at}/embedded`, one)
    expect(await screen.findByText('Demobank')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Mein Konto' })).toBeNull()
  })

  it('needs a login, and the menu option', async () => {
    const stranger = await renderShop({ at: `${at}/embedded` })
    await waitFor(() => expect(stranger.location()?.pathname).toBe('/anmelden/embedded'))
    cleanDevice()
    const { modules } = defaultClient.config
    const config = { ...defaultClient.config, modules: { ...modules, menu: { ...modules.menu, mandates: false } } }
    const { location } = await renderShop({ at, client: { ...defaultClient, config }, answers: [signedIn()] })
    await waitFor(() => expect(location()?.pathname).toBe('/'))
  })
})
