import { changeProductIn } from '../../../subscription/desk/index.ts'
import { rehearsed } from '../../reach/index.ts'
import { answered } from './answered.ts'
import { contractAt } from './contract-at.ts'
import type { Effect, Of, Scene } from './effect.ts'

/** A pupil's contract is to be for another way, net or class. Refuses as the desk does. */
export async function changeProductAsked(scene: Scene, asked: Of<'change'>, contractId: string): Promise<Effect> {
  const { context, tx } = scene
  const about = await contractAt(scene, contractId, asked.from)
  const { originReference: origin, destinationReference: destination, via = '' } = asked
  const change = {
    contractId,
    on: asked.from,
    reason: asked.comment ?? '',
    product: {
      comfortClass: asked.comfortClass,
      net: asked.netId,
      way: origin && destination ? { origin, destination, via } : undefined,
    },
  }
  const priceCents = await rehearsed(tx, () => changeProductIn(context.world, tx, { ...change, by: '' }))
  return {
    ...about,
    terms: null,
    weighs: true,
    effectiveOn: asked.from,
    priceCents,
    make: async by => {
      await changeProductIn(context.world, tx, { ...change, by })
      await answered(scene, { ...about, contractId, from: asked.from }, { yes: true, by, reason: '' })
      return {}
    },
    makeNo: async no => {
      await answered(scene, { ...about, contractId, from: asked.from }, { yes: false, ...no })
      return {}
    },
    handOn: null,
  }
}
