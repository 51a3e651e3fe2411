import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { World } from '../../../../world.ts'
import { readFile } from '../file.repository.ts'
import { handOverFile } from '../hand-over-file.ts'
import { tellTrouble } from './tell-trouble.ts'

/** Why a file stays here although it was asked for again and again: people have to look. */
const FOR_PEOPLE = ['bankKnowsMore', 'otherBytes', 'bankRefuses', 'tooLate']

/**
 * Takes a released file to the bank. A bank that cannot be reached is asked again later; whatever else keeps it is told
 * to people. Nothing of one that is with the bank already, or void.
 */
export async function handOverReleased(world: World, fileId: string): Promise<void> {
  const done = await handOverFile(world, fileId)
  if (done.ok) return
  if (done.reason === 'bankUnreachable') throw new Error(`the bank cannot be reached about file ${fileId}`)
  const file = await readFile(world.db, clientIdOf(world), fileId)
  if (!file || !FOR_PEOPLE.includes(done.reason)) return
  world.log.warn({ fileId, reason: done.reason }, 'a file for the bank stays here')
  const what = done.reason === 'tooLate' ? 'notHandedOver' : 'notTaken'
  await tellTrouble(world, world.db, file.dueOn, { what })
}
