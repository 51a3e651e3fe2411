import { clientOf } from './client-of.ts'

export const rabenfels = clientOf({
  name: 'rabenfels',
  title: 'Rabenfels Rapid',
  nameShort: 'Rapid',
  clientId: '6bc4107f-5612-56e7-a14a-4278191ee9c7',
  domain: 'rabenfels-rapid.example',
  company: 'Rabenfels Rapid Verkehrs-GmbH',
  address: { street: 'Industriering', number: '50', postCode: '99871', city: 'Rabenfels' },
  managers: ['Viktor Hahn'],
  registerNumber: 'HRB 7980',
  vatId: 'DE999000422',
  phone: '+49 30 23125 747',
  vehicles: { de: 'Expressbusse', en: 'express buses' },
  where: { de: 'rund um Rabenfels', en: 'around Rabenfels' },
  headline: { de: 'Schneller als gedacht', en: 'Faster than expected' },
  look: {
    primary: '#B3123B',
    secondary: '#111827',
    accent: '#22D3EE',
    ground: 'neutral',
    hero: 'secondary',
    drawing: 'grid',
    typeface: 'grotesk',
    shape: { card: 0, control: 0 },
  },
  mark: 'arrow',
})
