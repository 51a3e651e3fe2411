import type { DynamicInfoSchemeReply } from '@billett/contract'
import { hasUserType, LANGUAGES, type Language, USER_TYPE } from '@billett/domain'
import { idOf } from '../../../../crypto/id-of.ts'
import type { OpenIdClient, OpenIdSettings } from '../../../../ports/open-id-clients.ts'
import type { World } from '../../../../world.ts'
import { interactionPath } from '../open-id-path.ts'
import { OPEN_ID } from '../open-id-words.ts'

export interface Asked {
  settings: OpenIdSettings
  client: OpenIdClient
  scopes: readonly string[]
  uid: string
}

/** Own scopes are for the users they name; the standard's are for everybody. */
export const scopesFor = ({ settings, scopes }: Asked, userType: number): string[] =>
  scopes.filter(name => {
    const own = settings.scopes.find(scope => scope.name === name)
    return own === undefined || hasUserType(userType, USER_TYPE[own.role])
  })

const termsOf = ({ client: shop }: World, { client }: Asked, language: Language): string =>
  client.terms?.[language] ?? OPEN_ID[language].terms({ service: client.name, company: shop.config.texts.name })

/** What scopes mean, in words. */
export const rightsOf = (settings: OpenIdSettings, scopes: readonly string[], language: Language): string[] =>
  scopes.map(
    name =>
      OPEN_ID[language].rights[name] ?? settings.scopes.find(scope => scope.name === name)?.label[language] ?? name,
  )

/**
 * Names exactly what is agreed to: which service, under which words in every language. A UUID (version 8) of their
 * hash.
 */
export function termsIdOf(world: World, asked: Asked): string {
  const { clientId, name } = asked.client
  return idOf(JSON.stringify([clientId, name, ...LANGUAGES.map(language => termsOf(world, asked, language))]))
}

/** What the customer is asked before another service gets to know anything (Spec 1 §2.6, §3). */
export function accessRequest(world: World, asked: Asked, scopes: readonly string[], language: Language) {
  const scheme: DynamicInfoSchemeReply = {
    guid: termsIdOf(world, asked),
    datatypID: 'Checkbox',
    description: termsOf(world, asked, language),
    isVisibleToUser: true,
    isRequired: true,
    datarecordID: 'openIdConnect',
  }
  return {
    client: { name: asked.client.name },
    requestedRights: rightsOf(asked.settings, scopes, language),
    scheme,
    redirectUrlOnError: `${interactionPath(asked.uid)}/refused`,
  }
}
export type AccessRequest = ReturnType<typeof accessRequest>
