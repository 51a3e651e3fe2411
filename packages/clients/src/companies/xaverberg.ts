import { clientOf } from './client-of.ts'

export const xaverberg = clientOf({
  name: 'xaverberg',
  title: 'Xaverbergbahn',
  nameShort: 'Xaverberg',
  clientId: 'd43b3efe-eff5-502e-8228-4644d9e73691',
  domain: 'xaverbergbahn.example',
  company: 'Xaverbergbahn GmbH',
  address: { street: 'Klosterberg', number: '1', postCode: '99897', city: 'Sankt Xaver' },
  managers: ['Benedikta Moll'],
  registerNumber: 'HRB 9076',
  vatId: 'DE999000430',
  phone: '+49 30 23125 803',
  vehicles: { de: 'Zahnradbahn und Pilgerbus', en: 'rack railway and pilgrims’ bus' },
  where: { de: 'am Xaverberg', en: 'on the Xaverberg' },
  headline: { de: 'Der Berg kommt Ihnen entgegen', en: 'The mountain meets you halfway' },
  look: {
    primary: '#6B2737',
    secondary: '#3B1720',
    accent: '#E08E45',
    ground: 'rose',
    hero: { tint: '#F6E3E6' },
    drawing: 'hills',
    typeface: 'book',
    shape: { card: 12, control: 8 },
  },
  mark: 'hill',
})
