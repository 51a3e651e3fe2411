import { clientOf } from './client-of.ts'

export const ilmsee = clientOf({
  name: 'ilmsee',
  title: 'Ilmsee-Schifffahrt',
  nameShort: 'Ilmsee-Schiff',
  clientId: '79a1f900-e625-5fbb-9545-15ead84928ec',
  domain: 'ilmsee-schifffahrt.example',
  company: 'Ilmsee-Schifffahrt GmbH',
  address: { street: 'Landungssteg', number: '1', postCode: '99834', city: 'Seebruck am Ilm' },
  managers: ['Franziska Loos'],
  registerNumber: 'HRB 6473',
  vatId: 'DE999000411',
  phone: '+49 30 23125 670',
  vehicles: { de: 'Schiff und Seebus', en: 'boat and lake bus' },
  where: { de: 'auf dem Ilmsee', en: 'on the Ilmsee' },
  headline: { de: 'Übers Wasser ist es näher', en: 'It is closer across the water' },
  look: {
    primary: '#33658A',
    secondary: '#16324F',
    accent: '#F6AE2D',
    ground: 'cool',
    hero: { tint: '#DCE9F2' },
    drawing: 'hills',
    typeface: 'book',
    shape: { card: 26, control: 18 },
  },
  mark: 'wave',
})
