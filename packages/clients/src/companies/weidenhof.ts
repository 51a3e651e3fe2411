import { clientOf } from './client-of.ts'

export const weidenhof = clientOf({
  name: 'weidenhof',
  title: 'Nachtbus Weidenhof',
  nameShort: 'Nachtbus',
  clientId: '8f5d92db-2c3f-5d19-aa2e-56293944aed6',
  domain: 'nachtbus-weidenhof.example',
  company: 'Nachtbus Weidenhof UG',
  address: { street: 'Laternengasse', number: '13', postCode: '99894', city: 'Weidenhof' },
  managers: ['Romy Stern'],
  registerNumber: 'HRB 8939',
  vatId: 'DE999000429',
  phone: '+49 30 23125 796',
  vehicles: { de: 'den Nachtbus', en: 'the night bus' },
  where: { de: 'in und um Weidenhof', en: 'in and around Weidenhof' },
  headline: { de: 'Sicher nach Hause', en: 'Safely home' },
  look: {
    primary: '#3730A3',
    secondary: '#1E1B4B',
    accent: '#FDE047',
    ground: 'cool',
    hero: 'secondary',
    drawing: 'grid',
    typeface: 'grotesk',
    shape: { card: 16, control: 16 },
  },
  mark: 'bus',
})
