import { clientOf } from './client-of.ts'

export const wendmark = clientOf({
  name: 'wendmark',
  title: 'Verkehrsgesellschaft Wendmark',
  nameShort: 'VGW',
  clientId: '560c5c49-95ea-5723-bfa8-2108ca40f8f2',
  domain: 'verkehrsgesellschaft-wendmark.example',
  company: 'Verkehrsgesellschaft Wendmark mbH',
  address: { street: 'Kreishaus', number: '2', postCode: '99891', city: 'Wendmark' },
  managers: ['Steffen Noack', 'Jadwiga Lehm'],
  registerNumber: 'HRB 8802',
  vatId: 'DE999000428',
  phone: '+49 30 23125 789',
  vehicles: { de: 'Bus und Plusbus', en: 'bus and express bus' },
  where: { de: 'in der Wendmark', en: 'in the Wendmark' },
  headline: { de: 'Weite Wege, kurzer Takt', en: 'Long ways, short intervals' },
  look: {
    primary: '#374151',
    secondary: '#111827',
    accent: '#F59E0B',
    ground: 'neutral',
    hero: 'primary',
    drawing: 'lines',
    typeface: 'plain',
    shape: { card: 6, control: 6 },
  },
  mark: 'stop',
})
