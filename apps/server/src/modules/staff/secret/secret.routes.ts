import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { knownSecrets, writeSecret } from './secrets.ts'
import { knownServiceSecrets, writeServiceSecret } from './service-secrets.ts'

export const secretRoutes = [
  route(calls.getConfigSecrets, async context => items(await knownSecrets(context, context.world.db))),
  acting(calls.writeConfigSecret, async (context, { params: { setting: name }, body: { value } }, tx) => {
    const act = await writeSecret(context, { name, value }, tx)
    return { answer: items(await knownSecrets(context, tx)), act }
  }),
  route(calls.getOpenIdSecrets, async (context, { query: { clientId } }) =>
    items(await knownServiceSecrets(context, clientId, context.world.db)),
  ),
  acting(calls.writeOpenIdSecret, async (context, { params, body }, tx) => {
    const act = await writeServiceSecret(context, { ...params, ...body }, tx)
    return { answer: items(await knownServiceSecrets(context, body.clientId, tx)), act }
  }),
]
