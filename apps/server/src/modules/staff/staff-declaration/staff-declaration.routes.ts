import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { dismiss } from './dismiss.ts'
import { listDeclarations } from './list-declarations.ts'
import { match } from './match.ts'

export const staffDeclarationRoutes = [
  acting(calls.getStaffDeclarations, (context, { query }) => listDeclarations(context, query)),
  acting(calls.matchStaffDeclaration, (context, { params, body }, tx) => match(context, { ...params, ...body }, tx)),
  acting(calls.dismissStaffDeclaration, (context, { params, body }, tx) =>
    dismiss(context, { ...params, ...body }, tx),
  ),
]
