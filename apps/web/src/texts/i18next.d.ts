import 'i18next'
import type { Failure } from '@billett/contract'
import type { Texts } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shop'
    resources: { shop: Texts & { error: Record<Failure, string> } }
    returnNull: false
  }
}
