import { clientOf } from './client-of.ts'

export const hohenlauf = clientOf({
  name: 'hohenlauf',
  title: 'Hohenlaufer Kreisbahn',
  nameShort: 'Kreisbahn',
  clientId: 'a9de4321-b567-52af-b65a-ad5fdde41550',
  domain: 'hohenlaufer-kreisbahn.example',
  company: 'Hohenlaufer Kreisbahn AöR',
  address: { street: 'Kreisstraße', number: '88', postCode: '99831', city: 'Hohenlauf' },
  managers: ['Marlies Tiedge', 'Jannik Oder'],
  registerNumber: 'HRB 6336',
  vatId: 'DE999000410',
  phone: '+49 30 23125 663',
  vehicles: { de: 'Kreisbahn und Bus', en: 'district railway and bus' },
  where: { de: 'im Kreis Hohenlauf', en: 'in the district of Hohenlauf' },
  headline: { de: 'Der ganze Kreis, ein Ticket', en: 'The whole district, one ticket' },
  look: {
    primary: '#2B4C7E',
    secondary: '#1F1F3D',
    accent: '#F2A65A',
    ground: 'neutral',
    hero: 'secondary',
    drawing: 'grid',
    typeface: 'plain',
    shape: { card: 8, control: 4 },
  },
  mark: 'rails',
})
