import { clientOf } from './client-of.ts'

export const zinnwerder = clientOf({
  name: 'zinnwerder',
  title: 'Hafenbus Zinnwerder',
  nameShort: 'Hafenbus',
  clientId: 'e7524329-02bd-529c-bd6f-f6c59845d4f3',
  domain: 'hafenbus-zinnwerder.example',
  company: 'Hafenbus Zinnwerder GmbH',
  address: { street: 'Speicherkai', number: '40', postCode: '99904', city: 'Zinnwerder' },
  managers: ['Kees Vollmer'],
  registerNumber: 'HRB 9350',
  vatId: 'DE999000432',
  phone: '+49 30 23125 817',
  vehicles: { de: 'Bus und Hafenfähre', en: 'bus and harbour ferry' },
  where: { de: 'in Zinnwerder', en: 'in Zinnwerder' },
  headline: { de: 'Vom Kai bis ins Viertel', en: 'From the quay into the quarter' },
  look: {
    primary: '#9A3324',
    secondary: '#2F3E46',
    accent: '#84A98C',
    ground: 'neutral',
    hero: 'secondary',
    drawing: 'lines',
    typeface: 'plain',
    shape: { card: 8, control: 0 },
  },
  mark: 'wave',
})
