import { SUBSCRIPTION_ACTIONS } from '@billett/domain'
import { base } from '../base-config.ts'
import { configOf } from '../config-of.ts'
import { LUEHRTAL } from './company.ts'
import { registrationQuestions } from './registration-questions.ts'

export const config = configOf(LUEHRTAL, {
  modules: { ...base.modules, header: { ...base.modules.header, subscriptionLink: true }, subscription: true },
  texts: {
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
  settings: {
    dynamicInfoSchemes: registrationQuestions,
    subscriptionActions: [...SUBSCRIPTION_ACTIONS],
    partners: ['https://www.stadt-falkenbrueck.example'],
    secondPerson: ['cancellation'],
    secondPersonAboveCents: 8_000,
  },
})
