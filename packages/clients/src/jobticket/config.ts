import { base } from '../base-config.ts'
import { configOf } from '../config-of.ts'
import { config as luehrtal } from '../luehrtal/config.ts'
import { JOBTICKET } from './company.ts'

export const config = configOf(JOBTICKET, {
  modules: { footer: { ...base.modules.footer, paymentMethods: false }, useCustomTranslations: true },
  texts: {
    alternativeTerms: {
      de: 'Bitte stimmen Sie den Geschäftsbedingungen und der Rahmenvereinbarung Ihrer Firma zu.',
      en: 'Please accept the terms and conditions and your company’s framework agreement.',
    },
    onBehalf: { ...luehrtal.texts.address, nameAdd: '', secondName: '' },
  },
  settings: { register: { salutation: { isRequired: true }, existingCustomerCodeType: 'Token' } },
})
