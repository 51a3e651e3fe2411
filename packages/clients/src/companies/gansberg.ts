import { clientOf } from './client-of.ts'

export const gansberg = clientOf({
  name: 'gansberg',
  title: 'Nahverkehr Gansberg',
  nameShort: 'NVG',
  clientId: '0015268d-8ba5-5767-be67-b07087f1b5db',
  domain: 'nahverkehr-gansberg.example',
  company: 'Nahverkehr Gansberg GmbH',
  address: { street: 'Wallstraße', number: '44', postCode: '99821', city: 'Gansberg' },
  managers: ['Holger Prien'],
  registerNumber: 'HRB 5925',
  vatId: 'DE999000407',
  phone: '+49 30 23125 642',
  vehicles: { de: 'Bus und Nachtbus', en: 'bus and night bus' },
  where: { de: 'in Gansberg', en: 'in Gansberg' },
  headline: { de: 'Bis die Nacht zu Ende ist', en: 'Until the night is over' },
  look: {
    primary: '#4A148C',
    secondary: '#26064F',
    accent: '#FFD54F',
    ground: 'cool',
    hero: 'secondary',
    drawing: 'lines',
    typeface: 'grotesk',
    shape: { card: 18, control: 12 },
  },
  mark: 'arrow',
})
