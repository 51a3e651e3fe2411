import { clientOf } from './client-of.ts'

export const glimmertal = clientOf({
  name: 'glimmertal',
  title: 'Glimmertal Express',
  nameShort: 'GlimmerX',
  clientId: '034d961b-ee7c-574d-a69b-2880d391eab9',
  domain: 'glimmertal-express.example',
  company: 'Glimmertal Express GmbH',
  address: { street: 'Schnellweg', number: '9', postCode: '99824', city: 'Glimmern' },
  managers: ['Ida Falkenrath'],
  registerNumber: 'HRB 6062',
  vatId: 'DE999000408',
  phone: '+49 30 23125 649',
  vehicles: { de: 'Schnellbusse', en: 'express coaches' },
  where: { de: 'im Glimmertal', en: 'in the Glimmer valley' },
  headline: { de: 'Direkt heißt direkt', en: 'Direct means direct' },
  look: {
    primary: '#BC3908',
    secondary: '#220901',
    accent: '#F6AA1C',
    ground: 'warm',
    hero: 'secondary',
    drawing: 'grid',
    typeface: 'grotesk',
    shape: { card: 8, control: 8 },
  },
  mark: 'arrow',
})
