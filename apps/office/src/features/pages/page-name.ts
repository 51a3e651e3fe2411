import type { DynamicPage } from '@billett/contract'
import type { useTexts } from '../../texts/use-texts.ts'

type Texts = ReturnType<typeof useTexts>['t']

const NAMES = {
  legalNotice: 'pagesOfShop.names.legalNotice',
  privacyPolicy: 'pagesOfShop.names.privacyPolicy',
  terms: 'pagesOfShop.names.terms',
  contact: 'pagesOfShop.names.contact',
  accessibility: 'pagesOfShop.names.accessibility',
} as const

const isNamed = (path: string): path is keyof typeof NAMES => Object.hasOwn(NAMES, path)

/** What a page is called, whatever its title says. */
export const pageName = (t: Texts, { path }: Pick<DynamicPage, 'path'>): string =>
  isNamed(path) ? t(NAMES[path]) : path
