import { defaultClient } from '@billett/clients'
import {
  getCities,
  getHouseNumbers,
  getStreets,
  getWebshopCountries,
  type UpdateUser,
  type UserData,
  updateUser,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'

const at = '/konto/adressen'
const [home] = anAccount().addresses
if (!home) throw new Error('The customer of the tests lives somewhere')
const office = {
  ...home,
  addressId: 'office',
  addressName: 'Büro',
  street: 'Marktplatz',
  houseNumber: '2',
  isMain: false,
}

/** The server keeps what it is sent, under ids of its own. */
const saving = answering(updateUser, ({ body }) => {
  const { addresses = [] } = body as UpdateUser
  return [
    anAccount({
      addresses: addresses.map((address, position): UserData['addresses'][number] => ({
        addressName: '',
        additional: '',
        isMain: false,
        ...address,
        addressId: address.addressId ?? `new-${position}`,
      })) as UserData['addresses'],
    }),
  ]
})

const register = [
  answering(getWebshopCountries, () => [{ id: 'de', name: 'Deutschland', completion: 'Loose' }]),
  answering(getCities, () => [
    { city: 'Falkenbrück', postCode: '99981' },
    { city: 'Falkenbrück', postCode: '99982' },
  ]),
  answering(getStreets, () => [{ street: 'Bahnhofstraße', city: 'Falkenbrück', postCode: '99982' }]),
  answering(getHouseNumbers, () => [{ houseNumber: '1' }, { houseNumber: '1a' }, { houseNumber: '2' }]),
]

const sentAddresses = (sent: { call: string; input: { body?: unknown } }[]) =>
  (sent.filter(({ call }) => call === updateUser.name).at(-1)?.input.body as UpdateUser | undefined)?.addresses

describe('the address book', () => {
  it('begins with the country where the client is at home', async () => {
    const { texts } = defaultClient.config
    const address = { ...texts.address, country: 'at' as const }
    const client = { ...defaultClient, config: { ...defaultClient.config, texts: { ...texts, address } } }
    const { user } = await renderShop({ at, client, answers: [signedIn()] })
    await user.click(await screen.findByRole('button', { name: 'Adresse hinzufügen' }))
    const country = screen.getByLabelText<HTMLSelectElement>('Land')
    expect([country.value, country.options[0]?.text, country.options[1]?.text]).toEqual([
      'at',
      'Österreich',
      'Deutschland',
    ])
  })

  it('takes a new address, completed from the register', async () => {
    const { user, sent } = await renderShop({ at, answers: [saving, ...register, signedIn()] })
    await user.click(await screen.findByRole('button', { name: 'Adresse hinzufügen' }))
    await user.type(screen.getByLabelText('Ort'), 'Falk')
    await user.click(await screen.findByRole('option', { name: /99982/ }))
    expect(screen.getByText('Postleitzahl: 99982 eingetragen').closest('[role=status]')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Postleitzahl').value).toBe('99982')
    await user.type(screen.getByLabelText('Straße'), 'Bahn')
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('option', { name: 'Bahnhofstraße' })
    await user.keyboard('{ArrowDown}{Enter}')
    await user.type(screen.getByLabelText('Hausnummer'), '1a')
    await user.click(screen.getByRole('button', { name: 'Adresse speichern' }))
    expect(await screen.findByText('Die Adresse ist gespeichert.')).toBeTruthy()
    expect(
      sentAddresses(sent)?.map(({ street, houseNumber, postCode, isMain }) => [street, houseNumber, postCode, isMain]),
    ).toEqual([
      ['Lindenweg', '7a', '99981', true],
      ['Bahnhofstraße', '1a', '99982', false],
    ])
  })

  it('takes street and number from one line, as browsers fill it in and people paste it', async () => {
    const { user } = await renderShop({ at, answers: [saving, ...register, signedIn()] })
    await user.click(await screen.findByRole('button', { name: 'Adresse hinzufügen' }))
    const [street, number] = ['Straße', 'Hausnummer'].map(name => screen.getByLabelText<HTMLInputElement>(name))
    if (!street || !number) throw new Error('An address has both')
    expect([street.autocomplete, number.autocomplete]).toEqual(['address-line1', 'off'])
    await user.click(street)
    await user.paste('Am Markt 12 b')
    await user.tab()
    await waitFor(() => expect([street.value, number.value]).toEqual(['Am Markt', '12 b']))
    await user.clear(street)
    await user.type(street, 'Platz 4')
    await user.tab()
    expect([street.value, number.value]).toEqual(['Platz 4', '12 b'])
  })

  it('takes an address the register does not know, and shows what the server has against it at the field', async () => {
    const unknown = { field: 'addresses.0.street', message: '', code: 0, key: 'error.addressUnknown' }
    const { user } = await renderShop({ at, answers: [refusing(updateUser, 400, unknown), signedIn()] })
    await user.click(await screen.findByRole('button', { name: 'Lindenweg 7a ändern' }))
    const street = screen.getByLabelText('Straße')
    await user.clear(street)
    await user.type(street, 'Erfunden')
    await user.click(screen.getByRole('button', { name: 'Adresse speichern' }))
    await waitFor(() => expect(street.getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(street))
  })

  it('asks before it forgets one, and chooses another for invoices', async () => {
    const { user, sent } = await renderShop({ at, answers: [saving, signedIn({ addresses: [home, office] })] })
    await user.click(await screen.findByRole('button', { name: 'Büro als Rechnungsadresse verwenden' }))
    expect(await screen.findByText('Ihre Rechnungsadresse ist geändert.')).toBeTruthy()
    expect(sentAddresses(sent)?.map(({ isMain }) => isMain)).toEqual([false, true])
    await user.click(screen.getByRole('button', { name: 'Büro löschen' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Ja, löschen' }))
    expect(await screen.findByText('Die Adresse ist gelöscht.')).toBeTruthy()
    expect(sentAddresses(sent)).toMatchObject([{ street: 'Lindenweg', isMain: true }])
  })

  it('offers to begin where there is none', async () => {
    await renderShop({ at, answers: [signedIn({ addresses: [] })] })
    expect(await screen.findByRole('heading', { name: 'Noch keine Adresse' })).toBeTruthy()
  })
})
