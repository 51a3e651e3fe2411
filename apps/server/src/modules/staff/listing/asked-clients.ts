import type { Scope } from '../../../call/scope.ts'

/** The clients whose rows are looked through: of those the caller sees, the one that was asked for or all. */
export const askedClients = ({ clientIds }: Scope, clientId: string | undefined): readonly string[] =>
  clientId === undefined ? clientIds : clientIds.filter(seen => seen.toLowerCase() === clientId)
