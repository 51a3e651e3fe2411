import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { knownSecrets, writeSecret } from './secrets.ts'

export const secretRoutes = [
  route(calls.getConfigSecrets, async context => items(await knownSecrets(context, context.world.db))),
  acting(calls.writeConfigSecret, async (context, { params: { setting: name }, body: { value } }, tx) => {
    const act = await writeSecret(context, { name, value }, tx)
    return { answer: items(await knownSecrets(context, tx)), act }
  }),
]
