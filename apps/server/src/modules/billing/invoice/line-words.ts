import { type InvoiceLine, type Language, nameOfComponent } from '@billett/domain'

const EXEMPT: Readonly<Record<Language, string>> = { de: 'Ohne Umsatzsteuer', en: 'No VAT' }

/** What lines of an invoice are called. */
export const lineWords = (language: Language) => ({
  exempt: EXEMPT[language],
  nameOf: ({ product, component }: Pick<InvoiceLine, 'product' | 'component'>): string =>
    component === 'fare' ? product : `${product}: ${nameOfComponent(component, language)}`,
})
