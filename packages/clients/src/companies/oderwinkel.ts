import { base } from '../base-config.ts'
import { clientOf } from './client-of.ts'

/** Sells its tickets elsewhere: customers have their account here, and nothing to buy. */
export const oderwinkel = clientOf({
  name: 'oderwinkel',
  title: 'Verkehrsbund Oderwinkel',
  nameShort: 'VBO Konto',
  clientId: '5d1f3c0e-6a52-5b7e-9c41-2b8f7a90c3d4',
  domain: 'verkehrsbund-oderwinkel.example',
  company: 'Verkehrsbund Oderwinkel GmbH',
  address: { street: 'Am Deich', number: '12', postCode: '99841', city: 'Oderwinkel' },
  managers: ['Jolanta Brede'],
  registerNumber: 'HRB 6120',
  vatId: 'DE999000435',
  phone: '+49 30 23125 835',
  vehicles: { de: 'Bus und Bahn', en: 'bus and train' },
  where: { de: 'im Oderwinkel', en: 'in the Oderwinkel' },
  headline: { de: 'Ihr Konto beim Verkehrsbund', en: 'Your account with the Verkehrsbund' },
  look: {
    primary: '#1F5F5B',
    secondary: '#12312F',
    accent: '#F2B544',
    ground: 'cool',
    hero: { tint: '#DDEDEB' },
    drawing: 'hills',
    typeface: 'book',
    shape: { card: 14, control: 10 },
  },
  mark: 'wave',
  deviations: {
    modules: {
      header: { ...base.modules.header, relationLink: false },
      cart: false,
      menu: { history: false, paymentMethods: true, mandates: true, prepaid: false },
      footer: { ...base.modules.footer, paymentMethods: false },
    },
    settings: { routeSet: 'account' },
    htmlHeader: {
      tab: { de: 'Kundenkonto', en: 'Customer account' },
      description: {
        de: 'Ihr Kundenkonto beim Verkehrsbund Oderwinkel.',
        en: 'Your customer account with Verkehrsbund Oderwinkel.',
      },
    },
  },
})
