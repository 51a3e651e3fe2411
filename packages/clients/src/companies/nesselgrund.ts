import { clientOf } from './client-of.ts'

export const nesselgrund = clientOf({
  name: 'nesselgrund',
  title: 'Rufbus Nesselgrund',
  nameShort: 'Nessel',
  clientId: '5eeba845-1588-52d2-bed0-1a7a6c1d156a',
  domain: 'rufbus-nesselgrund.example',
  company: 'Rufbus Nesselgrund gGmbH',
  address: { street: 'Gemeindehaus', number: '1', postCode: '99857', city: 'Nesselgrund' },
  managers: ['Ottilie Sand'],
  registerNumber: 'HRB 7432',
  vatId: 'DE999000418',
  phone: '+49 30 23125 719',
  vehicles: { de: 'den Rufbus', en: 'the call bus' },
  where: { de: 'im Nesselgrund', en: 'in the Nesselgrund' },
  headline: { de: 'Rufen, einsteigen, da sein', en: 'Call, board, be there' },
  look: {
    primary: '#4F6D1E',
    secondary: '#2B3A12',
    accent: '#C8553D',
    ground: 'green',
    hero: { tint: '#E6EFD6' },
    drawing: 'hills',
    typeface: 'round',
    shape: { card: 28, control: 24 },
  },
  mark: 'leaf',
})
