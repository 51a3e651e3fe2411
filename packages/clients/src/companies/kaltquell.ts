import { clientOf } from './client-of.ts'

export const kaltquell = clientOf({
  name: 'kaltquell',
  title: 'Talbus Kaltquell',
  nameShort: 'Talbus',
  clientId: '2f233ca2-591f-55a8-a4e6-ee37da726fba',
  domain: 'talbus-kaltquell.example',
  company: 'Talbus Kaltquell GmbH',
  address: { street: 'Brunnenweg', number: '15', postCode: '99841', city: 'Kaltquell' },
  managers: ['Cosima Redlich'],
  registerNumber: 'HRB 6747',
  vatId: 'DE999000413',
  phone: '+49 30 23125 684',
  vehicles: { de: 'den Talbus', en: 'the valley bus' },
  where: { de: 'im Kaltquelltal', en: 'in the Kaltquell valley' },
  headline: { de: 'Von Quelle zu Quelle', en: 'From spring to spring' },
  look: {
    primary: '#0B525B',
    secondary: '#06292E',
    accent: '#9BD1C9',
    ground: 'green',
    hero: 'primary',
    drawing: 'hills',
    typeface: 'round',
    shape: { card: 22, control: 22 },
  },
  mark: 'leaf',
})
