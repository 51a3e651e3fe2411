import * as calls from '@billett/contract'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { showShopLanguages } from './show-languages.ts'

export const languageGapRoutes = [
  route(calls.getStaffLanguages, async context => items(await showShopLanguages(context))),
]
