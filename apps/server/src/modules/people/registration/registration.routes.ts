import * as calls from '@billett/contract'
import { SALUTATIONS, titlesIn } from '@billett/domain'
import { items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { activate } from './activate.ts'
import { convertAnonymousUser } from './convert-anonymous-user.ts'
import { register } from './register.ts'
import { registerExisting } from './register-existing.ts'

export const registrationRoutes = [
  route(calls.getSalutations, ({ language }) =>
    items(SALUTATIONS.map(({ id, label }) => ({ id, label: label[language] }))),
  ),
  route(calls.getTitles, (_, { query }) =>
    items(
      titlesIn(query.country ?? []).map(title => ({ ...title, availableCountries: [...title.availableCountries] })),
    ),
  ),
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
  route(calls.convertAnonymousUser, async (context, { body }) => {
    await convertAnonymousUser(context, body)
    return nothing
  }),
]
