import type { PortalRequest } from '@billett/domain'
import { changeContract } from './change-contract.ts'
import { changeProductAsked } from './change-product.ts'
import type { Effect, Scene } from './effect.ts'
import { handInDocument } from './hand-in-document.ts'
import { moveStudent } from './move-student.ts'
import { newContract } from './new-contract.ts'
import { newStudent } from './new-student.ts'
import { newStudentWithContract } from './new-student-with-contract.ts'
import { changePersonalData } from './personal-data.ts'

/** What a request would do, of each of the eleven kinds (Spec 3 §4). Refuses what cannot be. */
export function effectOf(scene: Scene, asked: PortalRequest): Promise<Effect> {
  switch (asked.kind) {
    case 'newStudent':
      return newStudent(scene, asked)
    case 'newStudentWithContract':
      return newStudentWithContract(scene, asked)
    case 'newContract':
      return newContract(scene, asked)
    case 'change':
      return asked.contractGuid ? changeProductAsked(scene, asked, asked.contractGuid) : moveStudent(scene, asked)
    case 'personalDataChange':
      return changePersonalData(scene, asked)
    case 'documentUpload':
      return handInDocument(scene, asked)
    default:
      return changeContract(scene, asked)
  }
}
