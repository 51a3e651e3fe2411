import { lazilyWithTexts } from '@billett/web-kit/text/lazily-with-texts.tsx'
import { useShopTexts } from './use-texts.ts'

/** A screen or a part of one, with the sections of texts it says something of. */
export const lazyWithTexts = lazilyWithTexts(useShopTexts)
