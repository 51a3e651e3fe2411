import { refuse } from '../../../../call/refused.ts'
import type { Effect, Of, Scene } from './effect.ts'
import { applyFor, quotedSubscription } from './new-contract.ts'
import { newStudent } from './new-student.ts'

/** Somebody comes to a school, and is to have a contract. Refuses as both do. */
export async function newStudentWithContract(scene: Scene, asked: Of<'newStudentWithContract'>): Promise<Effect> {
  const coming = await newStudent(scene, asked)
  const quoted = await quotedSubscription(scene.context, asked)
  const payer = coming.payer ?? refuse('nobodyPays')
  return {
    ...coming,
    effectiveOn: asked.validFrom,
    priceCents: quoted.cents,
    make: async by => {
      const { studentId = '' } = await coming.make(by)
      const applicant = { place: coming.place, studentId, payerPartyId: payer.partyId, by }
      return { studentId, contractId: await applyFor(scene, quoted, asked, applicant) }
    },
  }
}
