import { base } from '../base-config.ts'
import type { Config } from '../schema/config.ts'

export const config: Config = {
  ...base,
  modules: {
    ...base.modules,
    cookieNotice: { ...base.modules.cookieNotice, format: 'popup' },
    header: { ...base.modules.header, relationLink: false },
    ticket: { showDiscountType: false },
  },
  texts: {
    ...base.texts,
    name: 'Landbus Moor & Küste',
    nameShort: 'Landbus',
    homePage: 'https://landbus-moor-kueste.example',
    additionalInfos: [
      {
        link: 'https://landbus-moor-kueste.example/rufbus',
        text: { de: 'So funktioniert der Rufbus', en: 'How the call bus works' },
      },
    ],
    address: {
      name: 'Landbus Moor & Küste eG',
      nameAdd: '',
      street: 'Alter Torfhafen',
      number: '1a',
      postCode: '26999',
      city: 'Wiesmoorfehn',
    },
  },
  htmlHeader: {
    tab: { de: 'Tickets für das Land', en: 'Tickets for the countryside' },
    description: {
      de: 'Tickets für Landbus, Rufbus und Fähre zwischen Moor und Küste.',
      en: 'Tickets for country bus, call bus and ferry between moor and coast.',
    },
    keywords: { de: 'Ticket, Landbus, Rufbus, Fähre', en: 'ticket, country bus, call bus, ferry' },
  },
  settings: {
    ...base.settings,
    clientId: '8c1d0e64-52b7-4f7b-8a0f-5a3c9e2b7d02',
    hosts: ['moorland.localhost'],
    passwordPolicy: { length: 10, upper: true, lower: true, number: true, special: false, repeat: false },
    register: { salutation: { isRequired: true }, existingCustomerCodeType: 'UserId' },
    user: { showPhoneNumber: false },
  },
  operator: {
    company: 'Landbus Moor & Küste eG',
    managers: ['Hinrike Tammen', 'Focko Brahms'],
    registerCourt: 'Amtsgericht Wiesmoorfehn',
    registerNumber: 'GnR 118',
    vatId: 'DE999000226',
    phone: '+49 30 23125 400',
    email: 'moin@landbus-moor-kueste.example',
    accessibilityEmail: 'barrierefrei@landbus-moor-kueste.example',
    dataProtectionEmail: 'datenschutz@landbus-moor-kueste.example',
    dataProtectionAuthority: {
      de: 'Der Landesbeauftragte für den Datenschutz, Musterdeich 3, 26990 Musterhafen',
      en: 'The State Commissioner for Data Protection, Musterdeich 3, 26990 Musterhafen',
    },
    serviceHours: { de: 'Montag bis Freitag, 7 bis 18 Uhr', en: 'Monday to Friday, 7 a.m. to 6 p.m.' },
    licensingAuthority: {
      de: 'Landesverkehrsbehörde, 26990 Musterhafen',
      en: 'State transport authority, 26990 Musterhafen',
    },
  },
}
