import type { Access, Call } from '../call.ts'
import type { Json } from './json-schema.ts'

type Who = Exclude<Access['who'], 'public'>

const WHO: Record<Who, string> = {
  visitor:
    'A token of anyone: a guest’s comes in the header `authorization` of the first reply that begins a cart. Only what belongs to the bearer is shown.',
  customer: 'A token of a signed-in customer: `id_token` of `POST /api/v1/user/login`.',
  user: 'A token of whoever has signed in, customer or staff.',
  partner:
    'A key of a partner that opens what the operation names (`x-scope`). Somebody of the company gives it out; it is shown once.',
  portal:
    'A token of somebody of a school, an authority or a company who sees one of the entries of the portal’s menu that the operation names (`x-nodes`). Only what their organisations may look at is shown.',
  staff: 'A token of staff with every right that the operation names (`x-rights`).',
}

/** One per kind of access, all of them a bearer's token. */
export const securitySchemes: Json = Object.fromEntries(
  Object.entries(WHO).map(([who, description]) => [
    who,
    { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description },
  ]),
)

/** `public`: with a token or without. */
export const securityOf = ({ access }: Call): Json[] =>
  access.who === 'public' ? [{}, { visitor: [] }] : [{ [access.who]: [] }]
