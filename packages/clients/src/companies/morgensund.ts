import { clientOf } from './client-of.ts'

export const morgensund = clientOf({
  name: 'morgensund',
  title: 'Fährverbund Morgensund',
  nameShort: 'Morgensund',
  clientId: '36ec5f64-32de-58f3-9b8b-bb359b805696',
  domain: 'faehrverbund-morgensund.example',
  company: 'Fährverbund Morgensund eG',
  address: { street: 'Kaje', number: '4', postCode: '99851', city: 'Morgensund' },
  managers: ['Inken Brodersen'],
  registerNumber: 'HRB 7158',
  vatId: 'DE999000416',
  phone: '+49 30 23125 705',
  vehicles: { de: 'die Fähre', en: 'the ferry' },
  where: { de: 'über den Morgensund', en: 'across the Morgensund' },
  headline: { de: 'Das Ufer gegenüber ist nah', en: 'The other shore is near' },
  look: {
    primary: '#1A5E63',
    secondary: '#04262B',
    accent: '#F4A259',
    ground: 'cool',
    hero: 'secondary',
    drawing: 'hills',
    typeface: 'book',
    shape: { card: 18, control: 8 },
  },
  mark: 'wave',
})
