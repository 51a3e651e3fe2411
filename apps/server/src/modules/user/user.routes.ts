import * as calls from '@billett/contract'
import { SALUTATIONS, titlesIn } from '@billett/domain'
import { item, items, nothing } from '../../call/answer.ts'
import { route } from '../../call/route.ts'
import { acceptTerms } from './accept-terms.ts'
import { activate } from './activate.ts'
import { changePassword } from './change-password.ts'
import { confirmEmailAddress } from './confirm-email-address.ts'
import { convertAnonymousUser } from './convert-anonymous-user.ts'
import { devices, signDeviceOut, signOutEverywhere } from './devices.ts'
import { dynamicInfoSchemes, dynamicInfoTypes } from './dynamic-infos.ts'
import { exportUserData } from './export-user-data.ts'
import { loginFor, loginJwtFor } from './login-for.ts'
import { logout } from './logout.ts'
import { passkeyRoutes } from './passkey.routes.ts'
import { register } from './register.ts'
import { registerExisting } from './register-existing.ts'
import { requestDeletion, withdrawDeletion } from './request-deletion.ts'
import { requestMail } from './request-mail.ts'
import { resetPassword } from './reset-password.ts'
import { saveJourneySettings } from './save-journey-settings.ts'
import { showAccount } from './show-account.ts'
import { subscriptionActions } from './subscription-actions.ts'
import { token } from './token.ts'
import { unsubscribeNewsletter } from './unsubscribe-newsletter.ts'
import { updateUser } from './update-user.ts'

/** The token goes into the header as well, where the browser looks for it (Spec 2 §4.2). */
const handedOut = (signedIn: calls.SignedIn) => ({ ...item(signedIn), authorization: signedIn.id_token })

/** Where the browser goes on to, if anywhere (Spec 2 §4.2). */
const onward = (location: string | undefined) => (location === undefined ? {} : { location })

const sessionRoutes = [
  route(calls.login, async (context, { body }) => {
    const { reply, location } = await loginFor(context, body)
    return { ...('id_token' in reply ? handedOut(reply) : item<calls.LoginReply>(reply)), ...onward(location) }
  }),
  route(calls.loginJwt, async (context, { body }) => {
    const { reply, location } = await loginJwtFor(context, body)
    return { ...item(reply), ...onward(location) }
  }),
  route(calls.token, async (context, { body }) => handedOut(await token(context, body))),
  route(calls.logout, async (context, { body }) => {
    await logout(context, body.refresh_token)
    return nothing
  }),
  route(calls.getSessions, async context => items(await devices(context))),
  route(calls.endSession, async (context, { params }) => items(await signDeviceOut(context, params.sessionId))),
  route(calls.endSessions, async (context, { query }) =>
    items(await signOutEverywhere(context, query.keepThis ?? false)),
  ),
]

const registrationRoutes = [
  route(calls.getSalutations, ({ language }) =>
    items(SALUTATIONS.map(({ id, label }) => ({ id, label: label[language] }))),
  ),
  route(calls.getTitles, (_, { query }) =>
    items(
      titlesIn(query.country ?? []).map(title => ({ ...title, availableCountries: [...title.availableCountries] })),
    ),
  ),
  route(calls.getDynamicInfoSchemes, (context, { params }) => items(dynamicInfoSchemes(context, params.clientId))),
  route(calls.getDynamicInfoTypes, context => items(dynamicInfoTypes(context))),
  route(calls.register, async (context, { body }) => {
    await register(context, body)
    return nothing
  }),
  route(calls.registerToken, async (context, { body }) => {
    await registerExisting(context, body)
    return nothing
  }),
  route(calls.activate, async (context, { params }) => {
    await activate(context, params.token)
    return nothing
  }),
  route(calls.sendActivationEmail, async (context, { body }) => {
    await requestMail(context, 'activation', body)
    return nothing
  }),
  route(calls.convertAnonymousUser, async (context, { body }) => {
    await convertAnonymousUser(context, body)
    return nothing
  }),
]

const passwordRoutes = [
  route(calls.changePassword, async (context, { body }) =>
    handedOut(await changePassword(context, body.oldPassword, body.newPassword)),
  ),
  route(calls.requestPasswordReset, async (context, { body }) => {
    await requestMail(context, 'passwordReset', body)
    return nothing
  }),
  route(calls.resetPassword, async (context, { body }) => {
    await resetPassword(context, body)
    return nothing
  }),
]

const accountRoutes = [
  route(calls.getUser, async context => item(await showAccount(context))),
  route(calls.updateUser, async (context, { params, body }) =>
    item(await showAccount(context, await updateUser(context, params.id, body))),
  ),
  route(calls.confirmEmailAddress, async (context, { params }) => {
    await confirmEmailAddress(context, params.token)
    return nothing
  }),
  route(calls.acceptTerms, async (context, { body }) => {
    await acceptTerms(context, body.acceptedOn)
    return item(await showAccount(context))
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
  route(calls.getSubscriptionActions, ({ world }) => items(subscriptionActions(world).map(action => ({ action })))),
  route(calls.unsubscribeNewsletter, async (context, { body }) => {
    await unsubscribeNewsletter(context, body.userId)
    return nothing
  }),
  route(calls.exportUserData, async context => ({
    file: {
      bytes: Buffer.from(await exportUserData(context)),
      mimeType: 'application/json',
      fileName: 'account.json',
    },
  })),
  route(calls.getHosts, ({ world }) => items(world.client.config.settings.hosts.map(host => ({ host })))),
]

export const userRoutes = [
  ...sessionRoutes,
  ...passkeyRoutes,
  ...registrationRoutes,
  ...passwordRoutes,
  ...accountRoutes,
]
