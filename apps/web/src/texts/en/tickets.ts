import type { Texts } from '../texts.ts'

export const tickets: Texts['tickets'] = {}
