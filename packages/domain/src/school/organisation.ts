/** What an organisation is. In the job-ticket variant a company takes the place of a school, a department of a part. */
export const ORGANISATION_KINDS = ['authority', 'payer', 'school', 'company', 'department'] as const
export type OrganisationKind = (typeof ORGANISATION_KINDS)[number]

/** Who decides what: a school confirms facts, who pays decides money. */
export const isPayingKind = (kind: OrganisationKind): boolean =>
  kind === 'authority' || kind === 'payer' || kind === 'company'

/** Whose people are employees: they have job tickets, and the company confirms facts and money in one. */
export const isEmployer = (kind: OrganisationKind): boolean => kind === 'company' || kind === 'department'

export const EMPLOYER_KINDS = ORGANISATION_KINDS.filter(isEmployer)

/** From so many characters on it is searched; fewer find nothing (Spec 3 §5). */
export const ORGANISATION_SEARCH_MINIMUM = 3

/** Organisations of a page of the overview; a page that is shorter has ended. */
export const ORGANISATIONS_PER_PAGE = 100
