import type { Company } from '../schema/company.ts'

export const MOORLAND: Company = {
  title: 'Landbus Moor & Küste',
  nameShort: 'Landbus',
  clientId: '8c1d0e64-52b7-4f7b-8a0f-5a3c9e2b7d02',
  hosts: ['moorland.localhost'],
  domain: 'landbus-moor-kueste.example',
  mailbox: 'moin',
  company: 'Landbus Moor & Küste eG',
  address: { street: 'Alter Torfhafen', number: '1a', postCode: '26999', city: 'Wiesmoorfehn' },
  managers: ['Hinrike Tammen', 'Focko Brahms'],
  registerCourt: 'Amtsgericht Wiesmoorfehn',
  registerNumber: 'GnR 118',
  vatId: 'DE999000226',
  phone: '+49 30 23125 400',
  serviceHours: { de: 'Montag bis Freitag, 7 bis 18 Uhr', en: 'Monday to Friday, 7 a.m. to 6 p.m.' },
  authorities: {
    dataProtectionAuthority: {
      de: 'Der Landesbeauftragte für den Datenschutz, Musterdeich 3, 26990 Musterhafen',
      en: 'The State Commissioner for Data Protection, Musterdeich 3, 26990 Musterhafen',
    },
    licensingAuthority: {
      de: 'Landesverkehrsbehörde, 26990 Musterhafen',
      en: 'State transport authority, 26990 Musterhafen',
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
}
