import { LUEHRTAL } from '../luehrtal/company.ts'
import type { Company } from '../schema/company.ts'

/** The Lührtal's own company for employers: same town, court and authorities. */
export const JOBTICKET: Company = {
  ...LUEHRTAL,
  title: 'JobTicket Lührtal',
  nameShort: 'JobTicket',
  clientId: '2b9e5f38-7d01-4e0a-b3c6-d7f48a1e9c03',
  hosts: ['jobticket.localhost'],
  domain: 'jobticket-luehrtal.example',
  mailbox: 'firmen',
  company: 'Lührtal Firmenkunden GmbH',
  address: { street: 'Kontorstraße', number: '21', postCode: '99981', city: 'Falkenbrück' },
  managers: ['Jördis Abendroth'],
  registerNumber: 'HRB 41980',
  vatId: 'DE999000335',
  phone: '+49 30 23125 500',
  serviceHours: { de: 'Montag bis Freitag, 8 bis 17 Uhr', en: 'Monday to Friday, 8 a.m. to 5 p.m.' },
  htmlHeader: {
    tab: { de: 'JobTicket', en: 'JobTicket' },
    description: {
      de: 'Jobtickets für Firmen und ihre Beschäftigten im Lührtal.',
      en: 'Job tickets for companies and their employees in the Lühr valley.',
    },
    keywords: { de: 'Jobticket, Firmenticket, Lührtal', en: 'job ticket, company ticket, Lührtal' },
  },
}
