import { localErrorTexts } from '../error-texts.ts'

export const failures = localErrorTexts('en')
