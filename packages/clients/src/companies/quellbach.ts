import { clientOf } from './client-of.ts'

export const quellbach = clientOf({
  name: 'quellbach',
  title: 'Quellbacher Landverkehr',
  nameShort: 'QLV',
  clientId: 'c248d24d-9a6a-5506-a1a9-defdeb406daa',
  domain: 'quellbacher-landverkehr.example',
  company: 'Quellbacher Landverkehr GmbH',
  address: { street: 'Feldweg', number: '33', postCode: '99867', city: 'Quellbach' },
  managers: ['Johann Eberle'],
  registerNumber: 'HRB 7843',
  vatId: 'DE999000421',
  phone: '+49 30 23125 740',
  vehicles: { de: 'den Überlandbus', en: 'the country bus' },
  where: { de: 'in der Quellbacher Mark', en: 'in the Quellbach marches' },
  headline: { de: 'Querfeldein, aber nach Plan', en: 'Across the fields, on schedule' },
  look: {
    primary: '#606C38',
    secondary: '#283618',
    accent: '#DDA15E',
    ground: 'warm',
    hero: 'secondary',
    drawing: 'hills',
    typeface: 'humanist',
    shape: { card: 16, control: 16 },
  },
  mark: 'hill',
})
