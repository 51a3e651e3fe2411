import { type InvoiceLine, type Language, nameOfComponent } from '@billett/domain'

const FROM_WAGES: Readonly<Record<Language, string>> = {
  de: 'Anteil der Beschäftigten, aus dem Lohn',
  en: 'share of employees, from wages',
}

const EXEMPT: Readonly<Record<Language, string>> = { de: 'Ohne Umsatzsteuer', en: 'No VAT' }

/** What lines of an invoice are called. */
export const lineWords = (language: Language) => ({
  exempt: EXEMPT[language],
  nameOf: ({ product, component, byPayroll }: Pick<InvoiceLine, 'product' | 'component' | 'byPayroll'>): string => {
    const name = component === 'fare' ? product : `${product}: ${nameOfComponent(component, language)}`
    return byPayroll ? `${name} (${FROM_WAGES[language]})` : name
  },
})
