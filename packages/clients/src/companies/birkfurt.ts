import { clientOf } from './client-of.ts'

export const birkfurt = clientOf({
  name: 'birkfurt',
  title: 'Birkfurter Verkehrsbetriebe',
  nameShort: 'BVB Birkfurt',
  clientId: 'b7a5ec1a-3522-5c54-83b5-211abc0107b7',
  domain: 'birkfurter-verkehrsbetriebe.example',
  company: 'Birkfurter Verkehrsbetriebe AG',
  address: { street: 'Torgasse', number: '18', postCode: '99804', city: 'Birkfurt' },
  managers: ['Emre Kolat', 'Sibylle Rausch'],
  registerNumber: 'HRB 5240',
  vatId: 'DE999000402',
  phone: '+49 30 23125 607',
  vehicles: { de: 'Bus und Straßenbahn', en: 'bus and tram' },
  where: { de: 'in Birkfurt', en: 'in Birkfurt' },
  headline: { de: 'Durch die ganze Stadt', en: 'All across the town' },
  look: {
    primary: '#9D0208',
    secondary: '#370617',
    accent: '#FAA307',
    ground: 'rose',
    hero: 'secondary',
    drawing: 'grid',
    typeface: 'plain',
    shape: { card: 6, control: 4 },
  },
  mark: 'gables',
})
