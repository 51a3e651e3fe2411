import type { Reconstruction } from '@billett/contract'
import { reconstruct, viaOptions, withViaText } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { tariffAt } from '../region/index.ts'
import { knownStop } from '../stops/index.ts'

/**
 * A journey from its context, as the ticket search starts from it (Spec 2 §4.3). An incomplete one is refused as none.
 */
export async function reconstructTrip({ world, language }: Context, ctx: string): Promise<Reconstruction> {
  const region = world.regions.current()
  const answer = await world.planner.reconstruct(ctx)
  if (!answer.ok) return refuse(answer.reason, 'ctx')
  const recon = reconstruct(answer.journey)
  if (!recon) return refuse('noTimetable', 'ctx')
  const origin = knownStop(region, recon.origin.reference, 'ctx')
  const destination = knownStop(region, recon.destination.reference, 'ctx')
  const version = tariffAt(region, recon.validate.slice(0, 10))
  const ends = { origin: origin.reference, destination: destination.reference }
  return withViaText({ ...recon, ...placesOf(origin, destination) }, version ? viaOptions(version, ends) : [], language)
}

const placesOf = (origin: { text: string; reference: string }, destination: { text: string; reference: string }) => ({
  origin: { text: origin.text, reference: origin.reference },
  destination: { text: destination.text, reference: destination.reference },
})
