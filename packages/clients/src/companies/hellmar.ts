import { clientOf } from './client-of.ts'

export const hellmar = clientOf({
  name: 'hellmar',
  title: 'Küstenbus Hellmar',
  nameShort: 'Küstenbus',
  clientId: 'e7a9ce7f-5ad9-5569-8fd5-4bee9db59ec3',
  domain: 'kuestenbus-hellmar.example',
  company: 'Küstenbus Hellmar GmbH & Co. KG',
  address: { street: 'Am Siel', number: '12', postCode: '99827', city: 'Hellmar' },
  managers: ['Tjark Wiemken'],
  registerNumber: 'HRB 6199',
  vatId: 'DE999000409',
  phone: '+49 30 23125 656',
  vehicles: { de: 'Bus und Strandbus', en: 'bus and beach bus' },
  where: { de: 'an der Hellmarer Küste', en: 'along the Hellmar coast' },
  headline: { de: 'Einmal ans Meer, bitte', en: 'One to the sea, please' },
  look: {
    primary: '#005F73',
    secondary: '#001219',
    accent: '#E9D8A6',
    ground: 'cool',
    hero: { tint: '#D9ECEF' },
    drawing: 'hills',
    typeface: 'humanist',
    shape: { card: 20, control: 16 },
  },
  mark: 'wave',
})
