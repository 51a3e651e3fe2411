import type { Language } from '@billett/domain'
import { writeCookie } from './cookie.ts'

const DAYS = 365

/** A cookie, because the server chooses the language of an address that both languages share. */
export const rememberLanguage = (language: Language): void => writeCookie('language', language, DAYS)
