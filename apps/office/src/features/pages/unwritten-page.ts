import { isFreePath } from '@billett/clients'
import type { DynamicPage, StaffClient } from '@billett/contract'
import { LANGUAGES } from '@billett/domain'

/** A page that staff add and nobody has saved yet; undefined where the address names none that could be. */
export function unwrittenPage(identifier: string, client: StaffClient | undefined): DynamicPage | undefined {
  const dot = identifier.lastIndexOf('.')
  const path = identifier.slice(0, Math.max(dot, 0))
  const language = LANGUAGES.find(one => one === identifier.slice(dot + 1))
  if (!language || !client || !isFreePath(path)) return undefined
  return {
    identifier,
    path,
    language,
    clientId: client.clientId,
    client: client.name,
    title: '',
    subtitle: '',
    content: '',
    isGenerated: false,
    isFree: true,
    isProtected: true,
    version: 0,
    changedOn: '',
    draft: null,
  }
}
