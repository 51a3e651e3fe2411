import type { Context } from '../context.ts'
import { networkOf } from './network-of.ts'

/** Whose something is that is to be found again; whoever has no token yet is known by their network. */
export const ownerKey = ({ visitor, caller }: Pick<Context, 'visitor' | 'caller'>): [kind: string, id: string] =>
  visitor.id === '' ? ['network', networkOf(caller)] : [visitor.kind, visitor.id]
