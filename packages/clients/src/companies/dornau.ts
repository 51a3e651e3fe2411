import { clientOf } from './client-of.ts'

export const dornau = clientOf({
  name: 'dornau',
  title: 'Dornauer Straßenbahn',
  nameShort: 'Die Dornauer',
  clientId: '9167033b-7cff-5017-9d3b-d4e85b02fe92',
  domain: 'dornauer-strassenbahn.example',
  company: 'Dornauer Straßenbahn GmbH',
  address: { street: 'Depotplatz', number: '1', postCode: '99811', city: 'Dornau' },
  managers: ['Konrad Immel', 'Leyla Sarac'],
  registerNumber: 'HRB 5514',
  vatId: 'DE999000404',
  phone: '+49 30 23125 621',
  vehicles: { de: 'die Straßenbahn', en: 'the tram' },
  where: { de: 'in Dornau', en: 'in Dornau' },
  headline: { de: 'Alle sieben Minuten', en: 'Every seven minutes' },
  look: {
    primary: '#7B2D26',
    secondary: '#2B2D42',
    accent: '#EDC531',
    ground: 'neutral',
    hero: 'secondary',
    drawing: 'lines',
    typeface: 'plain',
    shape: { card: 4, control: 4 },
  },
  mark: 'rails',
})
