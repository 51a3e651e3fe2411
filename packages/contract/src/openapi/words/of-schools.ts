/** Fields of the portal of schools, companies and who pays for them. */
export const ofSchools = {
  comment: 'What is said to it besides, in one’s own words.',
  count: 'How many there are.',
  isObligatedToControl: 'Whether it confirms facts before who pays decides.',
  openChangeRequests: 'Requests that nobody has decided yet.',
  organizationGuid: 'The organisation that is meant.',
  town: 'Where it is.',
} as const
