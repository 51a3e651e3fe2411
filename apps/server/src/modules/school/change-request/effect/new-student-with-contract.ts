import { refuse } from '../../../../call/refused.ts'
import { applied } from './apply-for.ts'
import type { Effect, Of, Scene } from './effect.ts'
import { addStudent, newStudent } from './new-student.ts'
import { quotedSubscription } from './quoted-subscription.ts'
import { subscriberOf } from './subscriber.ts'

/** Somebody comes to a school, and is to have a contract. Refuses as both do. */
export async function newStudentWithContract(scene: Scene, asked: Of<'newStudentWithContract'>): Promise<Effect> {
  const coming = await newStudent(scene, asked)
  const quoted = await quotedSubscription(scene.context, asked)
  const payer = coming.payer ?? refuse('nobodyPays')
  const subscriber = await subscriberOf(scene, { studentId: coming.studentId, birthDate: asked.birthDate }, asked)
  const applicant = { place: coming.place, payer, subscriber, grade: asked.grade ?? '' }
  return {
    ...coming,
    effectiveOn: asked.validFrom,
    priceCents: quoted.cents,
    make: async by => {
      const { studentId = '' } = await coming.make(by)
      const yes = { yes: true, by, reason: '' }
      return { studentId, contractId: await applied(scene, quoted, asked, { ...applicant, studentId }, yes) }
    },
    // Who is turned down is known by the application, and no pupil by it.
    makeNo: async no => {
      const studentId = coming.studentId ?? (await addStudent(scene, asked))
      return { contractId: await applied(scene, quoted, asked, { ...applicant, studentId }, { yes: false, ...no }) }
    },
  }
}
