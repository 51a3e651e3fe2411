import { clientOf } from './client-of.ts'

export const ulmenau = clientOf({
  name: 'ulmenau',
  title: 'Ulmenauer Stadtverkehr',
  nameShort: 'USV',
  clientId: '4d2923f0-ba50-545d-9d59-2507d09031f4',
  domain: 'ulmenauer-stadtverkehr.example',
  company: 'Ulmenauer Stadtverkehr GmbH',
  address: { street: 'Postplatz', number: '6', postCode: '99884', city: 'Ulmenau' },
  managers: ['Katrin Belz'],
  registerNumber: 'HRB 8528',
  vatId: 'DE999000426',
  phone: '+49 30 23125 775',
  vehicles: { de: 'Bus und Tram', en: 'bus and tram' },
  where: { de: 'in Ulmenau', en: 'in Ulmenau' },
  headline: { de: 'Mitten in Ulmenau', en: 'In the heart of Ulmenau' },
  look: {
    primary: '#1E3A8A',
    secondary: '#172554',
    accent: '#F87171',
    ground: 'cool',
    hero: 'secondary',
    drawing: 'grid',
    typeface: 'humanist',
    shape: { card: 10, control: 4 },
  },
  mark: 'gables',
})
