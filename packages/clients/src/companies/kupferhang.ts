import { clientOf } from './client-of.ts'

export const kupferhang = clientOf({
  name: 'kupferhang',
  title: 'Kupferhanger Verkehr',
  nameShort: 'Kupfer',
  clientId: 'cfaa9719-ea58-5102-a9fc-f36198e5372c',
  domain: 'kupferhanger-verkehr.example',
  company: 'Kupferhanger Verkehrsgesellschaft mbH',
  address: { street: 'Zechenplatz', number: '30', postCode: '99844', city: 'Kupferhang' },
  managers: ['Selim Arac', 'Dorit Hennings'],
  registerNumber: 'HRB 6884',
  vatId: 'DE999000414',
  phone: '+49 30 23125 691',
  vehicles: { de: 'Bus und Stadtbahn', en: 'bus and light rail' },
  where: { de: 'in Kupferhang', en: 'in Kupferhang' },
  headline: { de: 'Schicht für Schicht ans Ziel', en: 'Shift by shift to your stop' },
  look: {
    primary: '#8D4A2B',
    secondary: '#3A2418',
    accent: '#5FA8A0',
    ground: 'warm',
    hero: 'secondary',
    drawing: 'grid',
    typeface: 'grotesk',
    shape: { card: 4, control: 2 },
  },
  mark: 'stop',
})
