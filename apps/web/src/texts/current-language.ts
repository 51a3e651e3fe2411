import { isLanguage, type Language } from '@billett/domain'
import type { i18n } from 'i18next'

export const currentLanguage = (i18n: i18n): Language => (isLanguage(i18n.language) ? i18n.language : 'en')
