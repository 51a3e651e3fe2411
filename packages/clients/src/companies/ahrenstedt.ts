import { clientOf } from './client-of.ts'

export const ahrenstedt = clientOf({
  name: 'ahrenstedt',
  title: 'Stadtwerke Ahrenstedt Mobil',
  nameShort: 'SWA Mobil',
  clientId: '929167c1-d11b-52fa-9c97-4260dfb028ec',
  domain: 'stadtwerke-ahrenstedt-mobil.example',
  company: 'Stadtwerke Ahrenstedt GmbH',
  address: { street: 'Am Gaswerk', number: '3', postCode: '99801', city: 'Ahrenstedt' },
  managers: ['Wiebke Orthmann'],
  registerNumber: 'HRB 5103',
  vatId: 'DE999000401',
  phone: '+49 30 23125 600',
  vehicles: { de: 'Bus und Tram', en: 'bus and tram' },
  where: { de: 'in Ahrenstedt', en: 'in Ahrenstedt' },
  headline: { de: 'Ahrenstedt steigt ein', en: 'Ahrenstedt gets on board' },
  look: {
    primary: '#00629B',
    secondary: '#003B5C',
    accent: '#FFB81C',
    ground: 'cool',
    hero: 'secondary',
    drawing: 'lines',
    typeface: 'grotesk',
    shape: { card: 12, control: 8 },
  },
  mark: 'stop',
})
