import { clientOf } from './client-of.ts'

export const osterwalden = clientOf({
  name: 'osterwalden',
  title: 'Stadtbus Osterwalden',
  nameShort: 'Stadtbus',
  clientId: 'a08903e6-eb68-52aa-bb93-0e06286b7171',
  domain: 'stadtbus-osterwalden.example',
  company: 'Stadtbus Osterwalden GmbH',
  address: { street: 'Rathausplatz', number: '8', postCode: '99861', city: 'Osterwalden' },
  managers: ['Yvonne Traut'],
  registerNumber: 'HRB 7569',
  vatId: 'DE999000419',
  phone: '+49 30 23125 726',
  vehicles: { de: 'den Stadtbus', en: 'the town bus' },
  where: { de: 'in Osterwalden', en: 'in Osterwalden' },
  headline: { de: 'Die Stadt in zwanzig Minuten', en: 'The town in twenty minutes' },
  look: {
    primary: '#86198F',
    secondary: '#3B0764',
    accent: '#F0ABFC',
    ground: 'rose',
    hero: 'secondary',
    drawing: 'grid',
    typeface: 'plain',
    shape: { card: 12, control: 6 },
  },
  mark: 'bus',
})
