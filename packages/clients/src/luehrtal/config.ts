import { base } from '../base-config.ts'
import type { Config } from '../schema/config.ts'
import { LUEHRTAL_AUTHORITIES } from './authorities.ts'
import { registrationQuestions } from './registration-questions.ts'

export const config: Config = {
  ...base,
  texts: {
    ...base.texts,
    name: 'Verkehrsverbund Lührtal',
    nameShort: 'Lührtal-Verbund',
    homePage: 'https://vv-luehrtal.example',
    address: {
      name: 'Verkehrsverbund Lührtal GmbH',
      nameAdd: 'KundenCenter am Hauptbahnhof',
      street: 'Bahnhofsplatz',
      number: '4',
      postCode: '99981',
      city: 'Falkenbrück',
    },
    onBehalf: {
      name: 'Stadtverkehr Falkenbrück AöR',
      secondName: 'Lührtalbahn GmbH',
      nameAdd: '',
      street: 'Depotstraße',
      number: '12',
      postCode: '99981',
      city: 'Falkenbrück',
    },
  },
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
  settings: {
    ...base.settings,
    clientId: '6f0b7c52-3a54-4c1e-9d42-0b6f1f7a1c01',
    dynamicInfoSchemes: registrationQuestions,
    hosts: ['luehrtal.localhost', 'localhost', '127.0.0.1'],
  },
  operator: {
    ...LUEHRTAL_AUTHORITIES,
    company: 'Verkehrsverbund Lührtal GmbH',
    managers: ['Annegret Sölle', 'Tarik Yıldız'],
    registerCourt: 'Amtsgericht Falkenbrück',
    registerNumber: 'HRB 40217',
    vatId: 'DE999000117',
    phone: '+49 30 23125 0',
    email: 'service@vv-luehrtal.example',
    accessibilityEmail: 'barrierefrei@vv-luehrtal.example',
    dataProtectionEmail: 'datenschutz@vv-luehrtal.example',
    serviceHours: { de: 'Montag bis Samstag, 6 bis 22 Uhr', en: 'Monday to Saturday, 6 a.m. to 10 p.m.' },
  },
}
