import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { keepSettings, showSettings } from './show-settings.ts'

export const settingsRoutes = [
  route(calls.getPortalSettings, async context => items(await showSettings(context))),
  route(calls.keepPortalSettings, async (context, { body }) => item(await keepSettings(context, body))),
]
