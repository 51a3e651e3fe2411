import { clientOf } from './client-of.ts'

export const pfalzing = clientOf({
  name: 'pfalzing',
  title: 'Pfalzinger Verkehrs-AG',
  nameShort: 'PVAG',
  clientId: '4d49aa5b-9050-5ccd-b5b9-068af015029d',
  domain: 'pfalzinger-verkehrs-ag.example',
  company: 'Pfalzinger Verkehrs-Aktiengesellschaft',
  address: { street: 'Ringstraße', number: '100', postCode: '99864', city: 'Pfalzing' },
  managers: ['Dr. Ansgar Bock', 'Nele Thomsen'],
  registerNumber: 'HRB 7706',
  vatId: 'DE999000420',
  phone: '+49 30 23125 733',
  vehicles: { de: 'U-Bahn, Tram und Bus', en: 'underground, tram and bus' },
  where: { de: 'in Pfalzing', en: 'in Pfalzing' },
  headline: { de: 'Pfalzing hat Anschluss', en: 'Pfalzing is connected' },
  look: {
    primary: '#14532D',
    secondary: '#052E16',
    accent: '#FACC15',
    ground: 'neutral',
    hero: 'secondary',
    drawing: 'lines',
    typeface: 'plain',
    shape: { card: 2, control: 2 },
  },
  mark: 'arrow',
})
