import type { Company } from '../schema/company.ts'
import { LUEHRTAL_AUTHORITIES } from './authorities.ts'

export const LUEHRTAL: Company = {
  title: 'Verkehrsverbund Lührtal',
  nameShort: 'Lührtal-Verbund',
  clientId: '6f0b7c52-3a54-4c1e-9d42-0b6f1f7a1c01',
  hosts: ['luehrtal.localhost', 'localhost', '127.0.0.1'],
  domain: 'vv-luehrtal.example',
  mailbox: 'service',
  company: 'Verkehrsverbund Lührtal GmbH',
  address: {
    nameAdd: 'KundenCenter am Hauptbahnhof',
    street: 'Bahnhofsplatz',
    number: '4',
    postCode: '99981',
    city: 'Falkenbrück',
  },
  managers: ['Annegret Sölle', 'Tarik Yıldız'],
  registerCourt: 'Amtsgericht Falkenbrück',
  registerNumber: 'HRB 40217',
  vatId: 'DE999000117',
  creditorId: 'DE98ZZZ09999999999',
  collectionAccount: { iban: 'DE83999000010000001001' },
  phone: '+49 30 23125 0',
  serviceHours: { de: 'Montag bis Samstag, 6 bis 22 Uhr', en: 'Monday to Saturday, 6 a.m. to 10 p.m.' },
  authorities: LUEHRTAL_AUTHORITIES,
  htmlHeader: {
    tab: { de: 'Tickets im Lührtal', en: 'Tickets in the Lühr valley' },
    description: {
      de: 'Tickets für Bus, Tram und Bahn im Verkehrsverbund Lührtal online kaufen.',
      en: 'Buy tickets for bus, tram and train in the Lührtal transport association online.',
    },
    keywords: {
      de: 'Ticket, Fahrkarte, Bus, Tram, Bahn, Falkenbrück, Lührtal',
      en: 'ticket, bus, tram, train, Falkenbrück, Lührtal',
    },
  },
}
