import { clientOf } from './client-of.ts'

export const silbersand = clientOf({
  name: 'silbersand',
  title: 'Inselbahn Silbersand',
  nameShort: 'Inselbahn',
  clientId: 'bc513dc8-ba29-5c70-b9b6-07efaee0b975',
  domain: 'inselbahn-silbersand.example',
  company: 'Inselbahn Silbersand GmbH',
  address: { street: 'Inselbahnhof', number: '1', postCode: '99874', city: 'Silbersand' },
  managers: ['Fenja Mommsen'],
  registerNumber: 'HRB 8117',
  vatId: 'DE999000423',
  phone: '+49 30 23125 754',
  vehicles: { de: 'Inselbahn und Fähre', en: 'island railway and ferry' },
  where: { de: 'auf Silbersand', en: 'on Silbersand' },
  headline: { de: 'Die Insel fährt Bahn', en: 'The island goes by rail' },
  look: {
    primary: '#155E75',
    secondary: '#083344',
    accent: '#FDE68A',
    ground: 'warm',
    hero: { tint: '#FBF1D3' },
    drawing: 'lines',
    typeface: 'book',
    shape: { card: 20, control: 12 },
  },
  mark: 'rails',
})
