import { base } from '../base-config.ts'
import { configOf } from '../config-of.ts'
import { MOORLAND } from './company.ts'

export const config = configOf(MOORLAND, {
  modules: {
    cookieNotice: { ...base.modules.cookieNotice, format: 'popup' },
    header: { ...base.modules.header, relationLink: false },
    ticket: { showDiscountType: false },
  },
  texts: {
    additionalInfos: [
      {
        link: 'https://landbus-moor-kueste.example/rufbus',
        text: { de: 'So funktioniert der Rufbus', en: 'How the call bus works' },
      },
    ],
  },
  settings: {
    passwordPolicy: { length: 10, upper: true, lower: true, number: true, special: false, repeat: false },
    register: { salutation: { isRequired: true }, existingCustomerCodeType: 'UserId' },
    user: { showPhoneNumber: false },
  },
})
