import * as calls from '@billett/contract'
import { goodUntil } from '@billett/domain'
import { acting } from '../../../call/act/acting.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { route } from '../../../call/route.ts'
import { beginCodeApp, confirmCodeApp } from './code-app.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { resetFactor } from './reset-factor.ts'
import { ownSecondFactor, showFactor } from './show-factor.ts'

const aboutOneself = ({ visitor }: Context): Act => ({ kind: 'user', id: visitor.id })

export const secondFactorRoutes = [
  route(calls.getSecondFactor, async context => item(await ownSecondFactor(context))),
  acting(calls.beginCodeApp, async (context, { body }, tx) => ({
    answer: item(await beginCodeApp(context, body.password, tx)),
    act: aboutOneself(context),
  })),
  acting(calls.confirmCodeApp, async (context, { body }, tx) => ({
    answer: item({ recoveryCodes: await confirmCodeApp(context, body.code, tx) }),
    act: aboutOneself(context),
  })),
  acting(calls.showSecondFactor, async (context, { body }, tx) => {
    const shownOn = await showFactor(context, body.code, tx)
    return { answer: item({ until: goodUntil(shownOn) ?? shownOn }), act: aboutOneself(context) }
  }),
  acting(calls.renewRecoveryCodes, async (context, _, tx) => ({
    answer: item({ recoveryCodes: await newRecoveryCodes(tx, context.visitor.id) }),
    act: aboutOneself(context),
  })),
  acting(calls.resetSecondFactor, async (context, { params }, tx) => ({
    answer: item(params),
    act: await resetFactor(context, params.userId, tx),
  })),
]
