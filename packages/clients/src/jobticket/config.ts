import { base } from '../base-config.ts'
import { LUEHRTAL_AUTHORITIES } from '../luehrtal/authorities.ts'
import { config as luehrtal } from '../luehrtal/config.ts'
import type { Config } from '../schema/config.ts'

export const config: Config = {
  ...base,
  modules: {
    ...base.modules,
    footer: { ...base.modules.footer, paymentMethods: false },
    useCustomTranslations: true,
  },
  texts: {
    ...base.texts,
    name: 'JobTicket Lührtal',
    nameShort: 'JobTicket',
    homePage: 'https://jobticket-luehrtal.example',
    alternativeTerms: {
      de: 'Bitte stimmen Sie den Geschäftsbedingungen und der Rahmenvereinbarung Ihrer Firma zu.',
      en: 'Please accept the terms and conditions and your company’s framework agreement.',
    },
    address: {
      name: 'Lührtal Firmenkunden GmbH',
      nameAdd: '',
      street: 'Kontorstraße',
      number: '21',
      postCode: '99981',
      city: 'Falkenbrück',
    },
    onBehalf: { ...luehrtal.texts.address, nameAdd: '', secondName: '' },
  },
  htmlHeader: {
    tab: { de: 'JobTicket', en: 'JobTicket' },
    description: {
      de: 'Jobtickets für Firmen und ihre Beschäftigten im Lührtal.',
      en: 'Job tickets for companies and their employees in the Lühr valley.',
    },
    keywords: { de: 'Jobticket, Firmenticket, Lührtal', en: 'job ticket, company ticket, Lührtal' },
  },
  settings: {
    ...base.settings,
    clientId: '2b9e5f38-7d01-4e0a-b3c6-d7f48a1e9c03',
    hosts: ['jobticket.localhost'],
    register: { salutation: { isRequired: true }, existingCustomerCodeType: 'Token' },
  },
  operator: {
    ...LUEHRTAL_AUTHORITIES,
    company: 'Lührtal Firmenkunden GmbH',
    managers: ['Jördis Abendroth'],
    registerCourt: 'Amtsgericht Falkenbrück',
    registerNumber: 'HRB 41980',
    vatId: 'DE999000335',
    phone: '+49 30 23125 500',
    email: 'firmen@jobticket-luehrtal.example',
    accessibilityEmail: 'barrierefrei@jobticket-luehrtal.example',
    dataProtectionEmail: 'datenschutz@jobticket-luehrtal.example',
    serviceHours: { de: 'Montag bis Freitag, 8 bis 17 Uhr', en: 'Monday to Friday, 8 a.m. to 5 p.m.' },
  },
}
