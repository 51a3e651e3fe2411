import 'i18next'
import type { AllTexts } from './load-texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shop'
    resources: { shop: AllTexts }
    returnNull: false
  }
}
