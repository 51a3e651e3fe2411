import type { Condition, FieldKind, LocalText, MaskField } from '@billett/domain'

const text = (de: string, en: string): LocalText => ({ de, en })

/** A question that has to be answered, unless it says something else. */
const asked = (
  id: string,
  label: LocalText,
  kind: FieldKind,
  over: Partial<Omit<MaskField, 'kind' | 'id' | 'label'>> = {},
): MaskField => ({
  ...kind,
  id,
  label,
  hint: null,
  isRequired: true,
  requiredWhen: null,
  visibleWhen: null,
  options: [],
  priceInput: null,
  ...over,
})

const OF_AGE = 18
/** As long as stop references come. */
const REFERENCE = 200

/** As on cards and passes (Spec 1 §5). */
const name = { kind: 'personName' } as const

const isMinor: Condition = { kind: 'youngerThan', field: 'birthDate', years: OF_AGE }

export const fields = {
  firstDay: (orderUntil: number | null): MaskField =>
    asked(
      'validFrom',
      text('Erster Tag', 'First day'),
      { kind: 'firstDay', rule: { steps: 'month', orderUntil, isCurrentAllowed: true, monthsAhead: 3 } },
      { priceInput: 'date' },
    ),
  origin: asked(
    'origin',
    text('Von', 'From'),
    { kind: 'text', maxLength: REFERENCE },
    { priceInput: 'originReference' },
  ),
  destination: asked(
    'destination',
    text('Nach', 'To'),
    { kind: 'text', maxLength: REFERENCE },
    { priceInput: 'destinationReference' },
  ),
  comfortClass: asked(
    'class',
    text('Klasse', 'Class'),
    { kind: 'choice' },
    {
      priceInput: 'comfortClass',
      options: [
        { id: 'second', label: text('2. Klasse', 'Second class'), when: null },
        { id: 'first', label: text('1. Klasse', 'First class'), when: null },
      ],
    },
  ),
  net: (nets: readonly { id: string; title: LocalText }[]): MaskField =>
    asked(
      'net',
      text('Netz', 'Area'),
      { kind: 'choice' },
      { priceInput: 'netId', options: nets.map(({ id, title }) => ({ id, label: title, when: null })) },
    ),
  medium: asked(
    'medium',
    text('Womit Sie fahren', 'What you travel with'),
    { kind: 'choice' },
    {
      options: [
        { id: 'phone', label: text('Handy, sofort', 'Phone, at once'), when: null },
        { id: 'chip', label: text('Chipkarte, per Post', 'Chip card, by post'), when: null },
      ],
    },
  ),
  firstName: asked('firstName', text('Vorname', 'First name'), name),
  lastName: asked('lastName', text('Nachname', 'Last name'), name),
  birthDate: (minAge: number): MaskField =>
    asked('birthDate', text('Geburtsdatum', 'Date of birth'), { kind: 'birthDate', minAge, maxAge: 120 }),
  email: asked('email', text('E-Mail-Adresse', 'E-mail address'), { kind: 'email' }),
  guardianFirstName: asked(
    'guardianFirstName',
    text('Vorname der Erziehungsberechtigten', 'Guardian’s first name'),
    name,
    { visibleWhen: isMinor, hint: text('Sie schließen den Vertrag.', 'They conclude the contract.') },
  ),
  guardianLastName: asked(
    'guardianLastName',
    text('Nachname der Erziehungsberechtigten', 'Guardian’s last name'),
    name,
    { visibleWhen: isMinor },
  ),
  guardianBirthDate: asked(
    'guardianBirthDate',
    text('Geburtsdatum der Erziehungsberechtigten', 'Guardian’s date of birth'),
    { kind: 'birthDate', minAge: OF_AGE, maxAge: 120 },
    { visibleWhen: isMinor },
  ),
  street: asked('street', text('Straße', 'Street'), { kind: 'text', maxLength: 35 }),
  houseNumber: asked('houseNumber', text('Hausnummer', 'House number'), { kind: 'text', maxLength: 10 }),
  country: asked('country', text('Land', 'Country'), { kind: 'country' }),
  postCode: asked('postCode', text('Postleitzahl', 'Postcode'), { kind: 'postCode', country: 'country' }),
  city: asked('city', text('Ort', 'Town'), { kind: 'text', maxLength: 35 }),
  organisation: asked(
    'organisation',
    text('Ihr Unternehmen', 'Your company'),
    { kind: 'organisation' },
    {
      hint: text('Ihr Unternehmen stimmt Ihrer Bestellung zu.', 'Your company agrees to your order.'),
      options: [
        { id: 'demowerke', label: text('Demowerke AG', 'Demowerke AG'), when: null },
        { id: 'falkenbrueck', label: text('Stadt Falkenbrück', 'City of Falkenbrück'), when: null },
        { id: 'klinikum', label: text('Klinikum Lührtal', 'Lührtal Hospital'), when: null },
      ],
    },
  ),
  school: asked('school', text('Schule oder Betrieb', 'School or company'), { kind: 'text', maxLength: 35 }),
  proof: asked(
    'proof',
    text('Nachweis', 'Proof'),
    { kind: 'file' },
    {
      isRequired: false,
      hint: text('Sie können ihn nachreichen.', 'You can hand it in later.'),
    },
  ),
  accountHolder: asked('accountHolder', text('Kontoinhaber/in', 'Account holder'), { kind: 'text', maxLength: 70 }),
  iban: asked('iban', text('IBAN', 'IBAN'), { kind: 'iban' }),
  mandate: asked('mandate', text('Ich erteile das SEPA-Lastschriftmandat.', 'I give the SEPA direct debit mandate.'), {
    kind: 'checkbox',
  }),
}
