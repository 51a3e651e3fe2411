import type { Language } from '@billett/clients'
import type { i18n } from 'i18next'

export const isLanguage = (text: string | null | undefined): text is Language => text === 'de' || text === 'en'

export const currentLanguage = (i18n: i18n): Language => (isLanguage(i18n.language) ? i18n.language : 'en')
