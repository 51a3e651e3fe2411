import { clientOf } from './client-of.ts'

export const sonnwinkel = clientOf({
  name: 'sonnwinkel',
  title: 'Verkehrsbund Sonnwinkel',
  nameShort: 'Sonnwinkel',
  clientId: 'a0c44c3a-9838-5079-b5ba-75809aa9fee2',
  domain: 'verkehrsbund-sonnwinkel.example',
  company: 'Verkehrsbund Sonnwinkel AöR',
  address: { street: 'Marktweg', number: '11', postCode: '99877', city: 'Sonnwinkel' },
  managers: ['Agathe Firn', 'Luis Stadler'],
  registerNumber: 'HRB 8254',
  vatId: 'DE999000424',
  phone: '+49 30 23125 761',
  vehicles: { de: 'Bus und Bahn', en: 'bus and train' },
  where: { de: 'im Sonnwinkel', en: 'in the Sonnwinkel' },
  headline: { de: 'Immer auf der Sonnenseite', en: 'Always on the sunny side' },
  look: {
    primary: '#A33B00',
    secondary: '#431407',
    accent: '#FDBA74',
    ground: 'warm',
    hero: 'primary',
    drawing: 'hills',
    typeface: 'round',
    shape: { card: 24, control: 14 },
  },
  mark: 'hill',
})
