import { clientOf } from './client-of.ts'

export const eschental = clientOf({
  name: 'eschental',
  title: 'Eschentalbahn',
  nameShort: 'Eschentalbahn',
  clientId: 'c7402144-d6bf-55da-96b4-125a840c6b39',
  domain: 'eschentalbahn.example',
  company: 'Eschentalbahn Betriebs-GmbH',
  address: { street: 'Bahnsteig', number: '5', postCode: '99814', city: 'Eschenau am Wehr' },
  managers: ['Reinhild Voss'],
  registerNumber: 'HRB 5651',
  vatId: 'DE999000405',
  phone: '+49 30 23125 628',
  vehicles: { de: 'die Regionalbahn', en: 'the regional train' },
  where: { de: 'im Eschental', en: 'in the Eschen valley' },
  headline: { de: 'Langsam schauen, pünktlich ankommen', en: 'Look slowly, arrive on time' },
  look: {
    primary: '#1B4332',
    secondary: '#081C15',
    accent: '#D8B04C',
    ground: 'green',
    hero: 'secondary',
    drawing: 'hills',
    typeface: 'book',
    shape: { card: 16, control: 10 },
  },
  mark: 'rails',
})
