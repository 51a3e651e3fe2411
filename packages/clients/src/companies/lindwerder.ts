import { clientOf } from './client-of.ts'

export const lindwerder = clientOf({
  name: 'lindwerder',
  title: 'Verkehrsverbund Lindwerder',
  nameShort: 'VVL',
  clientId: '49d9ad47-78c1-54b2-9652-22e605fc54fb',
  domain: 'verkehrsverbund-lindwerder.example',
  company: 'Verkehrsverbund Lindwerder GmbH',
  address: { street: 'Verbundhaus', number: '2', postCode: '99847', city: 'Lindwerder' },
  managers: ['Hannelore Quast', 'Piet Amsel'],
  registerNumber: 'HRB 7021',
  vatId: 'DE999000415',
  phone: '+49 30 23125 698',
  vehicles: { de: 'Bus, Bahn und Fähre', en: 'bus, train and ferry' },
  where: { de: 'im ganzen Verbund', en: 'all over the network' },
  headline: { de: 'Einmal einsteigen genügt', en: 'Getting on once is enough' },
  look: {
    primary: '#023E8A',
    secondary: '#03045E',
    accent: '#90E0EF',
    ground: 'cool',
    hero: 'primary',
    drawing: 'lines',
    typeface: 'grotesk',
    shape: { card: 14, control: 8 },
  },
  mark: 'stop',
})
