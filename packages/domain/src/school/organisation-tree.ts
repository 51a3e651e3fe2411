import type { OrganisationKind } from './organisation.ts'

/** What may stand right above what. */
const ABOVE: Readonly<Record<OrganisationKind, readonly OrganisationKind[]>> = {
  authority: ['authority'],
  payer: ['authority', 'payer'],
  school: ['authority', 'payer', 'school'],
  company: ['company'],
  department: ['school', 'company', 'department'],
}

/** Whether an organisation may stand below another, or alone; a department is always part of something. */
export const mayStandBelow = (kind: OrganisationKind, above: OrganisationKind | null): boolean =>
  above === null ? kind !== 'department' : ABOVE[kind].includes(above)
