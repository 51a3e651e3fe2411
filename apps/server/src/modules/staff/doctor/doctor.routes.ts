import * as calls from '@billett/contract'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { examine } from './examine.ts'

export const doctorRoutes = [route(calls.getStaffDoctor, async context => items(await examine(context)))]
