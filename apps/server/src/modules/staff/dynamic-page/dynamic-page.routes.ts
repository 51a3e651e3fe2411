import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { discardDraft, savePage } from './draft-page.ts'
import { deletePage, type Edited, releasePage } from './edit-page.ts'
import { listPageVersions } from './list-page-versions.ts'
import { listPages, listRequiredPages } from './list-pages.ts'

const told = ({ shown, act }: Edited) => ({ answer: item(shown), act })

export const dynamicPageRoutes = [
  route(calls.getDynamicPages, async (context, { query }) => items(await listPages(context, query))),
  route(calls.getRequiredDynamicPages, async context => items(await listRequiredPages(context))),
  route(calls.getDynamicPageVersions, async (context, { params, query }) =>
    items(await listPageVersions(context, { ...params, client: query.client })),
  ),
  acting(calls.saveDynamicPage, async (context, { params, query, body }, tx) =>
    told(await savePage(context, { ...params, client: query.client }, body, tx)),
  ),
  acting(calls.discardDynamicPageDraft, async (context, { params, query }, tx) =>
    told(await discardDraft(context, { ...params, client: query.client }, tx)),
  ),
  acting(calls.releaseDynamicPage, async (context, { params, query, body }, tx) =>
    told(await releasePage(context, { ...params, client: query.client }, body, tx)),
  ),
  acting(calls.deleteDynamicPage, async (context, { params, query }, tx) =>
    told(await deletePage(context, { ...params, client: query.client }, tx)),
  ),
]
