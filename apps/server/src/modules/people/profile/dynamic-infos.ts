import type { DynamicInfoSchemeReply } from '@billett/contract'
import { checkDynamicInfos, type DynamicInfoAnswer } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { accepted } from '../../../call/refused.ts'
import { checkClientId } from '../account/index.ts'

/** What the client asks its customers besides the usual, in the reader's language. */
export function dynamicInfoSchemes({ world, language }: Context, clientId: string): DynamicInfoSchemeReply[] {
  checkClientId(world, clientId)
  const schemes = world.client.config.settings.dynamicInfoSchemes ?? []
  return schemes
    .filter(scheme => scheme.isVisibleToUser)
    .map(({ choices, ...scheme }) => ({
      ...scheme,
      description: scheme.description[language],
      ...(choices && { choices: choices.map(({ id, label }) => ({ id, label: label[language] })) }),
    }))
}

/** The kinds of these questions, each once. */
export function dynamicInfoTypes({ world, language }: Context): { id: string; label: string }[] {
  const schemes = world.client.config.settings.dynamicInfoSchemes ?? []
  const types = new Map(schemes.map(scheme => [scheme.datarecordID, scheme.datarecordLabel[language]]))
  return [...types].map(([id, label]) => ({ id, label }))
}

/** The answers to the client's own questions, complete and of the right kind. */
export const checkedDynamicInfos = (
  { world }: Context,
  answers: readonly DynamicInfoAnswer[] = [],
): DynamicInfoAnswer[] =>
  accepted(checkDynamicInfos(world.client.config.settings.dynamicInfoSchemes ?? [], answers)).answers
