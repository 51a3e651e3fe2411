import * as calls from '@billett/contract'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { showAccount } from '../account/index.ts'
import { allowTakeOver } from './allow-take-over.ts'
import { confirmEmailAddress } from './confirm-email-address.ts'
import { dynamicInfoSchemes, dynamicInfoTypes } from './dynamic-infos.ts'
import { exportUserData } from './export-user-data.ts'
import { requestDeletion, withdrawDeletion } from './request-deletion.ts'
import { saveJourneySettings } from './save-journey-settings.ts'
import { subscriptionActions } from './subscription-actions.ts'
import { unsubscribeNewsletter } from './unsubscribe-newsletter.ts'
import { updateUser } from './update-user.ts'

export const profileRoutes = [
  route(calls.getDynamicInfoSchemes, (context, { params }) => items(dynamicInfoSchemes(context, params.clientId))),
  route(calls.getDynamicInfoTypes, context => items(dynamicInfoTypes(context))),
  route(calls.updateUser, async (context, { params, body }) =>
    item(await showAccount(context, await updateUser(context, params.id, body))),
  ),
  route(calls.confirmEmailAddress, async (context, { params }) => {
    await confirmEmailAddress(context, params.token)
    return nothing
  }),
  route(calls.requestDeletion, async context => {
    await requestDeletion(context)
    return item(await showAccount(context))
  }),
  route(calls.withdrawDeletion, async context => {
    await withdrawDeletion(context)
    return item(await showAccount(context))
  }),
  route(calls.saveJourneySettings, async (context, { body }) => {
    await saveJourneySettings(context, body)
    return item(await showAccount(context))
  }),
  route(calls.allowTakeOver, async (context, { body }) => {
    await allowTakeOver(context, body.allowed)
    return item(await showAccount(context))
  }),
  route(calls.getSubscriptionActions, ({ world }) => items(subscriptionActions(world).map(action => ({ action })))),
  route(calls.unsubscribeNewsletter, async (context, { body }) => {
    await unsubscribeNewsletter(context, body.userId)
    return nothing
  }),
  route(calls.exportUserData, async context => ({ file: await exportUserData(context) })),
]
