import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { deletePage, savePage } from './edit-page.ts'
import { listPageVersions } from './list-page-versions.ts'
import { listPages, listRequiredPages } from './list-pages.ts'

export const dynamicPageRoutes = [
  route(calls.getDynamicPages, async (context, { query }) => items(await listPages(context, query.client))),
  route(calls.getRequiredDynamicPages, async context => items(await listRequiredPages(context))),
  route(calls.getDynamicPageVersions, async (context, { params, query }) =>
    items(await listPageVersions(context, { ...params, client: query.client })),
  ),
  acting(calls.saveDynamicPage, async (context, { params, query, body }, tx) => {
    const { shown, act } = await savePage(context, { ...params, client: query.client }, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.deleteDynamicPage, async (context, { params, query }, tx) => {
    const { shown, act } = await deletePage(context, { ...params, client: query.client }, tx)
    return { answer: item(shown), act }
  }),
]
