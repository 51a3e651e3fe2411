import { clientOf } from './client-of.ts'

export const vierseen = clientOf({
  name: 'vierseen',
  title: 'Vierseenbus',
  nameShort: 'Vierseen',
  clientId: '21114cfd-6c2f-5e95-811d-32d4d9114c97',
  domain: 'vierseenbus.example',
  company: 'Vierseenbus Verkehrs-GmbH',
  address: { street: 'Seeuferweg', number: '19', postCode: '99887', city: 'Oberseen' },
  managers: ['Matthäus Rieder'],
  registerNumber: 'HRB 8665',
  vatId: 'DE999000427',
  phone: '+49 30 23125 782',
  vehicles: { de: 'Bus und Wanderbus', en: 'bus and hikers’ bus' },
  where: { de: 'an den vier Seen', en: 'by the four lakes' },
  headline: { de: 'Vier Seen, ein Ticket', en: 'Four lakes, one ticket' },
  look: {
    primary: '#0F4C81',
    secondary: '#082A4A',
    accent: '#7BC950',
    ground: 'cool',
    hero: { tint: '#DDEAF6' },
    drawing: 'hills',
    typeface: 'round',
    shape: { card: 30, control: 22 },
  },
  mark: 'wave',
})
