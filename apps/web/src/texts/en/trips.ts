import type { Texts } from '../texts.ts'

export const trips: Texts['trips'] = {}
