import type { BookedSubscription, SubscriptionDetails, SubscriptionOffer, SubscriptionPrice } from '@billett/contract'
import type { FieldKind, MaskField } from '@billett/domain'

/** A field of a form that has to be filled in; a test states only what matters to it. */
const aField = (
  id: string,
  label: string,
  kind: FieldKind,
  over: Partial<Omit<MaskField, 'kind'>> = {},
): MaskField => ({
  ...kind,
  id,
  label: { de: label, en: label },
  hint: null,
  isRequired: true,
  requiredWhen: null,
  visibleWhen: null,
  options: [],
  priceInput: null,
  ...over,
})

const money = (cents: number | null): SubscriptionOffer['price'] => ({
  state: cents === null ? 'unknown' : 'known',
  cents,
  vatCents: cents === null ? null : 412,
  vatPermille: 70,
  currency: 'EUR',
})

export const deutschlandticket: SubscriptionOffer = {
  guid: '322c66af-ca5f-4890-8a34-c5a372153183',
  key: 'deutschlandticket',
  categoryId: 'germany',
  kind: 'fixPrice',
  title: 'Deutschlandticket',
  overview: 'Nahverkehr in ganz Deutschland',
  price: money(6300),
  commitment: { minimumTermMonths: null, minimumTermCents: null, deadlineDay: 10 },
}

export const ofTheWay: SubscriptionOffer = {
  guid: '422c66af-ca5f-4890-8a34-c5a372153183',
  key: 'nine',
  categoryId: 'luehrtal',
  kind: 'relation',
  title: '9-Uhr-Abo',
  overview: 'Günstiger, wenn Sie nach neun fahren',
  price: money(null),
  commitment: { minimumTermMonths: 6, minimumTermCents: null, deadlineDay: 15 },
}

export const aPrice: SubscriptionPrice = {
  priceInCent: 6300,
  vatInCent: 412,
  vatInPercentage: 7,
  priceLevelName: null,
  priceLevelPrintText: null,
  currency: 'EUR',
  commitment: deutschlandticket.commitment,
  reasons: ['Der Preis von „Deutschlandticket“ ist 63,00 €.'],
  debits: [
    { on: '2027-01-04', amountInCent: 6300, periodStart: '2027-01-01' },
    { on: '2027-02-01', amountInCent: 6300, periodStart: '2027-02-01' },
  ],
}

/** One that asks few things: whom, with what proof, and from which account. */
export const someDetails: SubscriptionDetails = {
  ...deutschlandticket,
  version: 1,
  isDraft: false,
  benefits: ['Sofort auf Ihrem Handy'],
  conditions: ['Zum Ende jedes Monats kündbar, bis zum 10. dieses Monats.'],
  nets: [],
  articles: [{ comfortClass: 'second', netId: null, sortId: 'deutschlandticket' }],
  media: ['phone'],
  masks: [
    {
      id: 'person',
      title: { de: 'Wer fährt', en: 'Who travels' },
      fields: [
        aField('firstName', 'Vorname', { kind: 'personName' }),
        aField('birthDate', 'Geburtsdatum', { kind: 'birthDate', minAge: 6, maxAge: 120 }),
        aField(
          'guardianFirstName',
          'Vorname der Eltern',
          { kind: 'personName' },
          { visibleWhen: { kind: 'youngerThan', field: 'birthDate', years: 18 } },
        ),
        aField('email', 'E-Mail-Adresse', { kind: 'email' }),
        aField('proof', 'Nachweis', { kind: 'file' }, { isRequired: false }),
      ],
    },
    {
      id: 'payment',
      title: { de: 'Bezahlen', en: 'Payment' },
      fields: [
        aField('iban', 'IBAN', { kind: 'iban' }),
        aField('mandate', 'Ich erteile das Mandat.', { kind: 'checkbox' }),
      ],
    },
  ],
}

export const aBooked: BookedSubscription = {
  guid: '01a20557-5406-7054-a72b-1c1d059a2bfa',
  contractNumber: 'C6TPKX7KQJ',
  customerNumber: 'FNJZBG8BGS',
  date: '2026-11-22T22:18:58.950Z',
  state: 'New',
  subscriptionName: 'Deutschlandticket',
  description: 'Nahverkehr in ganz Deutschland',
  subscriber: 'Käthe Brömmelkamp',
  holder: 'Käthe Brömmelkamp',
  originStop: null,
  originZone: null,
  destinationStop: null,
  destinationZone: null,
  mediaType: 'phone',
  mediaTypeDescription: 'Handy',
  price: deutschlandticket.price,
  validFrom: '2026-12-01',
  validUntil: null,
  firstDebit: { on: '2027-01-04', amountInCent: 6300 },
  confirmUntil: '2026-12-06T22:18:58.950Z',
}
