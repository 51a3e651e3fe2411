import { lazilyWithTexts } from '@billett/web-kit/text/lazily-with-texts.tsx'
import { useOfficeTexts } from './use-texts.ts'

/** A screen, or what opens above each of them, with the sections of texts it says something of. */
export const lazyWithTexts = lazilyWithTexts(useOfficeTexts)
