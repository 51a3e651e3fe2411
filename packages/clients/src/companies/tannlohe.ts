import { clientOf } from './client-of.ts'

export const tannlohe = clientOf({
  name: 'tannlohe',
  title: 'Waldbus Tannlohe',
  nameShort: 'Waldbus',
  clientId: '853453f1-74f7-5a76-8c6a-5c80adac2e40',
  domain: 'waldbus-tannlohe.example',
  company: 'Waldbus Tannlohe GmbH',
  address: { street: 'Forsthaus', number: '3', postCode: '99881', city: 'Tannlohe' },
  managers: ['Gregor Lohmann'],
  registerNumber: 'HRB 8391',
  vatId: 'DE999000425',
  phone: '+49 30 23125 768',
  vehicles: { de: 'den Waldbus', en: 'the forest bus' },
  where: { de: 'in der Tannlohe', en: 'in the Tannlohe forest' },
  headline: { de: 'Raus ins Grüne', en: 'Out into the green' },
  look: {
    primary: '#2F5D3A',
    secondary: '#14281A',
    accent: '#E4572E',
    ground: 'green',
    hero: 'secondary',
    drawing: 'hills',
    typeface: 'book',
    shape: { card: 14, control: 14 },
  },
  mark: 'leaf',
})
