import { clientOf } from './client-of.ts'

export const felsnach = clientOf({
  name: 'felsnach',
  title: 'Felsnacher Bergbahnen',
  nameShort: 'Bergbahnen Felsnach',
  clientId: '13ee8a8e-59cb-5ddf-b98c-d89024009a76',
  domain: 'felsnacher-bergbahnen.example',
  company: 'Felsnacher Bergbahnen AG',
  address: { street: 'Talstation', number: '7', postCode: '99817', city: 'Felsnach' },
  managers: ['Urs Wanner', 'Mirjam Kolb'],
  registerNumber: 'HRB 5788',
  vatId: 'DE999000406',
  phone: '+49 30 23125 635',
  vehicles: { de: 'Seilbahn und Bergbus', en: 'cable car and mountain bus' },
  where: { de: 'in Felsnach', en: 'in Felsnach' },
  headline: { de: 'Hinauf, bevor die Wolken kommen', en: 'Up before the clouds come' },
  look: {
    primary: '#1D3557',
    secondary: '#0B1B33',
    accent: '#E63946',
    ground: 'cool',
    hero: 'primary',
    drawing: 'hills',
    typeface: 'plain',
    shape: { card: 10, control: 6 },
  },
  mark: 'hill',
})
