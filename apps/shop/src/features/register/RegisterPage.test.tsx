import { defaultClient } from '@billett/clients'
import { getDynamicInfoSchemes, getSalutations, getTitles, register, registerToken } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

const BOX = '3b0a6d0e-51f3-4a0c-8a8e-6d5f4b1c2a01'
const TEXT = '3b0a6d0e-51f3-4a0c-8a8e-6d5f4b1c2a02'

const question = (guid: string, datatypID: 'Checkbox' | 'TextField', description: string) => ({
  guid,
  datatypID,
  description,
  isVisibleToUser: true,
  isRequired: datatypID === 'Checkbox',
  datarecordID: 'd',
})

const asked = [
  answering(getDynamicInfoSchemes, () => [
    question(BOX, 'Checkbox', 'Ich kenne die <a href="/datenschutz">Hinweise</a>.<script>alert(1)</script>'),
    question(TEXT, 'TextField', 'Kundenkarte'),
    { ...question('hidden', 'TextField', 'Intern'), isVisibleToUser: false },
  ]),
  answering(getSalutations, () => [
    { id: 0, label: 'Keine Angabe' },
    { id: 2, label: 'Frau' },
  ]),
  answering(getTitles, () => [
    { guid: 'g', displayName: 'Dr.', availableCountries: ['de'], shouldDisplay: true, orderIndex: 1 },
  ]),
]
const done = (call: { name: string }) => ({
  name: call.name,
  answer: async () => ({ ok: true, status: 200, data: [] }),
})

type User = Awaited<ReturnType<typeof renderShop>>['user']

const fill = async (user: User, label: string | RegExp, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}

async function fillAccess(user: User, password = 'Wolkenbruch!47', again = password): Promise<void> {
  await fill(user, 'E-Mail-Adresse', 'wanda@example.org')
  await fill(user, 'Passwort', password)
  await fill(user, 'Passwort wiederholen', again)
}

async function fillPerson(user: User, birthDate = '1990-04-01'): Promise<void> {
  await fill(user, 'Vorname', 'Wanda')
  await fill(user, 'Nachname', 'Reisig')
  await fill(user, 'Geburtsdatum', birthDate)
  await fill(user, 'Straße', 'Lindenweg')
  await fill(user, 'Hausnummer', '7a')
  await fill(user, 'Postleitzahl', '99981')
  await fill(user, 'Ort', 'Falkenbrück')
}

const tick = (user: User, name: RegExp) => user.click(screen.getByRole('checkbox', { name }))
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Konto anlegen' }))
const bodyOf = (sent: { call: string; input: object }[], call: { name: string }) =>
  sent.find(one => one.call === call.name)?.input

describe('a new customer', () => {
  it('gives what an account needs, and waits for the mail', async () => {
    const { user, sent } = await renderShop({
      at: '/registrieren',
      answers: [...asked, done(register)],
    })
    await fillAccess(user)
    await fillPerson(user)
    await user.selectOptions(screen.getByLabelText('Anrede'), 'Frau')
    await user.selectOptions(screen.getByLabelText('Titel (optional)'), 'Dr.')
    await fill(user, /Kundenkarte/, 'K-1')
    await tick(user, /Hinweise/)
    await tick(user, /Geschäftsbedingungen/)
    await submit(user)
    expect(await screen.findByRole('heading', { level: 1, name: 'Nur noch ein Schritt' })).toBeTruthy()
    const { clientId, userType } = defaultClient.config.settings
    expect(bodyOf(sent, register)).toMatchObject({
      body: {
        email: 'wanda@example.org',
        password: 'Wolkenbruch!47',
        clientId,
        userType,
        salutation: 2,
        title: 'Dr.',
        birthDate: '1990-04-01',
        address: { street: 'Lindenweg', houseNumber: '7a', postCode: '99981', city: 'Falkenbrück', country: 'de' },
        dynamicInfos: [
          { dynamicInfoSchemeGuid: BOX, value: 'true' },
          { dynamicInfoSchemeGuid: TEXT, value: 'K-1' },
        ],
        termsAccepted: true,
        newsletter: false,
        originUrl: window.location.href,
      },
    })
    expect(bodyOf(sent, register)).not.toHaveProperty('body.passwordRepeat')
  })

  it('answers what the company asks of each kind; what is of another is told at its field', async () => {
    const kinds = ['Date', 'DateTime', 'Combobox', 'Number', 'Currency'] as const
    const choices = [
      { id: 'bus', label: 'Mit dem Bus' },
      { id: 'train', label: 'Mit der Bahn' },
    ]
    const questions = kinds.map(kind => ({ ...question(kind, 'TextField', `Frage ${kind}`), datatypID: kind, choices }))
    const answers = [answering(getDynamicInfoSchemes, () => questions), ...asked, done(register)]
    const { user, sent } = await renderShop({ at: '/registrieren', answers })
    await fillAccess(user)
    await fillPerson(user)
    await fill(user, /Frage Date \(/, '2026-02-28')
    fireEvent.change(screen.getByLabelText(/Frage DateTime/), { target: { value: '2026-02-28T10:05' } })
    await user.selectOptions(screen.getByLabelText(/Frage Combobox/), 'Mit der Bahn')
    await fill(user, /Frage Number/, '1.5')
    await fill(user, /Frage Currency/, '12.505')
    await tick(user, /Geschäftsbedingungen/)
    await submit(user)
    await waitFor(() => expect(screen.getByLabelText(/Frage Currency/).getAttribute('aria-invalid')).toBe('true'))
    expect(bodyOf(sent, register)).toBeUndefined()
    await fill(user, /Frage Currency/, '12.75')
    await submit(user)
    await waitFor(() => expect(bodyOf(sent, register)).toBeDefined())
    expect(bodyOf(sent, register)).toMatchObject({
      body: {
        dynamicInfos: [
          { dynamicInfoSchemeGuid: 'Date', value: '2026-02-28' },
          { dynamicInfoSchemeGuid: 'DateTime', value: '2026-02-28T10:05' },
          { dynamicInfoSchemeGuid: 'Combobox', value: 'train' },
          { dynamicInfoSchemeGuid: 'Number', value: '1.5' },
          { dynamicInfoSchemeGuid: 'Currency', value: '12.75' },
        ],
      },
    })
  })

  it('is told at every field what is missing, and nothing is sent', async () => {
    const { user, sent } = await renderShop({
      at: '/registrieren',
      answers: [...asked, done(register)],
    })
    await screen.findByLabelText('Vorname')
    await submit(user)
    expect((await screen.findAllByText('Bitte füllen Sie dieses Feld aus.')).length).toBeGreaterThanOrEqual(6)
    expect(screen.getByText('Bitte geben Sie Ihr Passwort an.')).toBeTruthy()
    expect(sent.some(({ call }) => call === register.name)).toBe(false)
  })

  it('sees while typing what the password still needs', async () => {
    const { user } = await renderShop({ at: '/registrieren', answers: asked })
    const rules = within(await screen.findByText('Das Passwort braucht').then(text => text.parentElement ?? text))
    expect(rules.getAllByText(/noch offen/)).toHaveLength(5)
    const field = screen.getByLabelText('Passwort')
    const described = () =>
      (field.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent)
    expect(described().join(' ')).toContain('eine Ziffer, noch offen')
    await fill(user, 'Passwort', 'Ab1!')
    expect(rules.getAllByText(/noch offen/)).toHaveLength(1)
    expect(described().join(' ')).toContain('eine Ziffer, erfüllt')
    expect(screen.getByText('Es fehlt: mindestens 8 Zeichen').closest('[role=status]')).toBeTruthy()
    await fill(user, 'Passwort', 'Abcdefg1!')
    expect(rules.queryAllByText(/noch offen/)).toHaveLength(0)
    expect(screen.getByText('Alle Regeln erfüllt').closest('[role=status]')).toBeTruthy()
  })

  it('types the same password twice and is old enough', async () => {
    const { user } = await renderShop({ at: '/registrieren', answers: asked })
    await fillAccess(user, 'Wolkenbruch!47', 'Wolkenbruch!48')
    const year = new Date().getFullYear() - 15
    await fillPerson(user, `${year}-01-01`)
    await tick(user, /Hinweise/)
    await tick(user, /Geschäftsbedingungen/)
    await submit(user)
    expect(await screen.findByText('Die beiden Passwörter stimmen nicht überein.')).toBeTruthy()
    expect(await screen.findByText('Für ein Konto sind Sie noch zu jung.')).toBeTruthy()
  })

  it('confirms that another address is right', async () => {
    const { user } = await renderShop({ at: '/registrieren', answers: asked })
    await screen.findByLabelText('Vorname')
    await tick(user, /andere Adresse/)
    expect(screen.getByRole('heading', { name: 'Abweichende Postadresse' })).toBeTruthy()
    await submit(user)
    expect(await screen.findByText('Bitte bestätigen Sie, dass die abweichende Adresse stimmt.')).toBeTruthy()
  })

  it('reads what the server has against an answer at its question', async () => {
    const answers = [
      ...asked,
      refusing(register, 400, { field: 'dynamicInfos.1.value', message: '', code: 1, key: 'error.notValid' }),
    ]
    const { user } = await renderShop({ at: '/registrieren', answers })
    await fillAccess(user)
    await fillPerson(user)
    await fill(user, /Kundenkarte/, 'X')
    await tick(user, /Hinweise/)
    await tick(user, /Geschäftsbedingungen/)
    await submit(user)
    const field = screen.getByLabelText(/Kundenkarte/)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(message?.textContent).toContain('Bitte prüfen Sie diese Eingabe.')
  })
})

describe('an existing customer', () => {
  it('is known by the code of a letter', async () => {
    const { user, sent } = await renderShop({
      at: '/registrieren?tab=existing-customer',
      answers: [...asked, done(registerToken)],
    })
    await fill(user, 'Aktivierungscode', 'ABC-123')
    expect(screen.queryByLabelText('Vorname')).toBeNull()
    await fillAccess(user)
    await tick(user, /Hinweise/)
    await tick(user, /Geschäftsbedingungen/)
    await submit(user)
    await screen.findByRole('heading', { level: 1, name: 'Nur noch ein Schritt' })
    expect(bodyOf(sent, registerToken)).toMatchObject({ body: { activationToken: 'ABC-123' } })
  })

  it('or by number and birth date, as the client has it', async () => {
    const { settings } = defaultClient.config
    const byNumber = { ...settings, register: { ...settings.register, existingCustomerCodeType: 'UserId' as const } }
    const client = { ...defaultClient, config: { ...defaultClient.config, settings: byNumber } }
    await renderShop({ at: '/registrieren?tab=existing-customer', answers: asked, client })
    expect(await screen.findByLabelText('Kundennummer')).toBeTruthy()
    expect(screen.getByLabelText('Geburtsdatum')).toBeTruthy()
    expect(screen.queryByLabelText('Aktivierungscode')).toBeNull()
  })
})

it('the kind of customer stands in the address', async () => {
  const { user, location } = await renderShop({ at: '/registrieren?redirect=/kasse', answers: asked })
  await user.click(await screen.findByRole('radio', { name: 'Ich bin schon Kundin oder Kunde' }))
  expect(location()?.search).toBe('?redirect=%2Fkasse&tab=existing-customer')
  expect(await screen.findByLabelText('Aktivierungscode')).toBeTruthy()
})

it('a question shows its links and nothing else of its markup', async () => {
  const { container } = await renderShop({ at: '/registrieren', answers: asked })
  const link = await screen.findByRole('link', { name: 'Hinweise' })
  expect(link.getAttribute('href')).toBe('/datenschutz')
  expect(container.querySelector('main script')).toBeNull()
})
