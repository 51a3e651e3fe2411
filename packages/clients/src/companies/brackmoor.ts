import { clientOf } from './client-of.ts'

export const brackmoor = clientOf({
  name: 'brackmoor',
  title: 'Bürgerbus Brackmoor',
  nameShort: 'Bürgerbus',
  clientId: 'd08a9a6e-0c03-5aed-a24c-08035ba87bd0',
  domain: 'buergerbus-brackmoor.example',
  company: 'Bürgerbus Brackmoor eG',
  address: { street: 'Dorfring', number: '2', postCode: '99807', city: 'Brackmoor' },
  managers: ['Gesche Hanken'],
  registerNumber: 'HRB 5377',
  vatId: 'DE999000403',
  phone: '+49 30 23125 614',
  vehicles: { de: 'Bürgerbus und Rufbus', en: 'community bus and call bus' },
  where: { de: 'rund um Brackmoor', en: 'around Brackmoor' },
  headline: { de: 'Nachbarn fahren Nachbarn', en: 'Neighbours drive neighbours' },
  look: {
    primary: '#8A4B08',
    secondary: '#4A2C0A',
    accent: '#8CB369',
    ground: 'warm',
    hero: { tint: '#F0E3CF' },
    drawing: 'hills',
    typeface: 'round',
    shape: { card: 24, control: 20 },
  },
  mark: 'bus',
})
