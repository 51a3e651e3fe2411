import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { versionsOf } from '../../run/client-version/index.ts'
import { namesOfStaff } from '../listing/index.ts'
import { presentVersion } from './config.present.ts'
import { configFile } from './config-file.ts'
import { discardConfig, releaseConfig, restoreConfig, saveConfig } from './edit-config.ts'
import { goBackToConfig } from './go-back.ts'
import { presentedConfig } from './presented-config.ts'
import { shownVersion } from './shown-version.ts'
import { whoseConfig } from './whose-config.ts'

export const configurationRoutes = [
  route(calls.getConfig, async (context, { query: { clientId, version } }) => {
    const { world } = context
    const asked = { clientId: whoseConfig(context, clientId), version }
    return item(await presentedConfig(context, world.db, asked))
  }),
  route(calls.getConfigVersions, async (context, { query }) => {
    const { db } = context.world
    const versions = await versionsOf(db, whoseConfig(context, query.clientId))
    const people = versions.flatMap(({ writtenBy, releasedBy }) => [writtenBy, releasedBy])
    const names = await namesOfStaff(
      db,
      people.filter(id => id !== null),
    )
    return items(versions.map(version => presentVersion(version, names)).reverse())
  }),
  route(calls.getConfigFile, async (context, { query: { clientId, version } }) => {
    const { world } = context
    const asked = { clientId: whoseConfig(context, clientId), version }
    return configFile(await shownVersion(world, world.db, asked))
  }),
  acting(calls.saveConfig, async (context, { body }, tx) => {
    const { shown, act } = await saveConfig(context, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.restoreConfig, async (context, { params, body }, tx) => {
    const { shown, act } = await restoreConfig(context, { ...params, ...body }, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.releaseConfig, async (context, { params, body }, tx) => {
    const { shown, act } = await releaseConfig(context, { ...params, ...body }, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.discardConfig, async (context, { params, body }, tx) => {
    const { shown, act } = await discardConfig(context, { ...params, ...body }, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.goBackToConfig, async (context, { params, body }, tx) => {
    const { shown, act } = await goBackToConfig(context, { ...params, ...body }, tx)
    return { answer: item(shown), act }
  }),
]
