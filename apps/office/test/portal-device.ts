import {
  getOrganisationByUser,
  getPortalSettings,
  getUser,
  keepPortalSettings,
  type OwnOrganisation,
} from '@billett/contract'
import { type MenuNode, portalRight, USER_TYPE } from '@billett/domain'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aToken } from '@billett/web-kit/testing/user.fixture.ts'

export const SCHOOL_ID = '5c400000-0000-4000-8000-000000000001'
export const PAYER_ID = '5c400000-0000-4000-8000-000000000002'

export const anOwnOrganisation = (over: Partial<OwnOrganisation> = {}): OwnOrganisation => ({
  guid: SCHOOL_ID,
  parentGuid: null,
  kind: 'school',
  name: 'Lindenschule',
  number: '100100',
  schoolType: 'Gesamtschule',
  town: 'Falkenbrück',
  students: 412,
  waiting: 3,
  isObligatedToControl: true,
  controlChangesOn: null,
  validUntil: null,
  view: 'school',
  words: 'school',
  ...over,
})

/** A device on which somebody of a school or cost unit is signed in, who sees these entries of the menu. */
export function portalDevice(nodes: readonly MenuNode[], own: Partial<OwnOrganisation> = {}) {
  const userType = USER_TYPE.WebShop | USER_TYPE.Swkt
  const rights = nodes.map(portalRight)
  storedJwt.write(aToken({ userType, rights: JSON.stringify(rights) }))
  return [
    answering(getUser, () => [anAccount({ userType, rights })]),
    answering(getOrganisationByUser, () => [anOwnOrganisation(own)]),
    answering(getPortalSettings, () => []),
    answering(keepPortalSettings, () => []),
  ]
}
