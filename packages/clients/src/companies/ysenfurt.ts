import { clientOf } from './client-of.ts'

export const ysenfurt = clientOf({
  name: 'ysenfurt',
  title: 'Ysenfurt Mobil',
  nameShort: 'Ysenfurt',
  clientId: '73335302-63d0-5831-9f02-cefd0bd807d5',
  domain: 'ysenfurt-mobil.example',
  company: 'Ysenfurt Mobil GmbH',
  address: { street: 'Brückenkopf', number: '27', postCode: '99901', city: 'Ysenfurt' },
  managers: ['Samira Doan', 'Till Bracht'],
  registerNumber: 'HRB 9213',
  vatId: 'DE999000431',
  phone: '+49 30 23125 810',
  vehicles: { de: 'Bus, Rad und Tram', en: 'bus, bike and tram' },
  where: { de: 'in Ysenfurt', en: 'in Ysenfurt' },
  headline: { de: 'Ysenfurt bewegt sich', en: 'Ysenfurt is on the move' },
  look: {
    primary: '#006D5B',
    secondary: '#01352C',
    accent: '#FF8C61',
    ground: 'green',
    hero: 'primary',
    drawing: 'grid',
    typeface: 'grotesk',
    shape: { card: 20, control: 10 },
  },
  mark: 'arrow',
})
