import { clientOf } from './client-of.ts'

export const muehlkamp = clientOf({
  name: 'muehlkamp',
  title: 'Mühlkamp Bus',
  nameShort: 'Mühlkamp',
  clientId: '593f42bb-eb7c-5bf3-983a-b3cd07103feb',
  domain: 'muehlkamp-bus.example',
  company: 'Mühlkamp Reise und Verkehr GmbH',
  address: { street: 'Mühlweg', number: '21', postCode: '99854', city: 'Mühlkamp' },
  managers: ['Rolf Mühlkamp'],
  registerNumber: 'HRB 7295',
  vatId: 'DE999000417',
  phone: '+49 30 23125 712',
  vehicles: { de: 'Linienbus und Schulbus', en: 'regular and school buses' },
  where: { de: 'im Mühlkamper Land', en: 'in the Mühlkamp country' },
  headline: { de: 'Seit drei Generationen am Steuer', en: 'At the wheel for three generations' },
  look: {
    primary: '#A4133C',
    secondary: '#590D22',
    accent: '#FFCCD5',
    ground: 'rose',
    hero: 'primary',
    drawing: 'lines',
    typeface: 'humanist',
    shape: { card: 10, control: 10 },
  },
  mark: 'bus',
})
