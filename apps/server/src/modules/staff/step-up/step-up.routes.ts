import * as calls from '@billett/contract'
import { goodUntil } from '@billett/domain'
import { acting } from '../../../call/act/acting.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { beginProof, proveAgain } from '../../people/sign-in/index.ts'

const aboutOneself = ({ visitor }: Context): Act => ({ kind: 'user', id: visitor.id })

export const stepUpRoutes = [
  acting(calls.beginStepUp, async (context, _, tx) => ({
    answer: item({ options: await beginProof(context, tx) }),
    act: aboutOneself(context),
  })),
  acting(calls.stepUp, async (context, { body }, tx) => {
    const provenOn = await proveAgain(context, body.answer, tx)
    return { answer: item({ until: goodUntil(provenOn) ?? provenOn }), act: aboutOneself(context) }
  }),
]
