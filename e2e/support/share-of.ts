import { isProof } from './proof.ts'

/** What pages are seen in besides their usual look. */
const LOOKS = ['contrast', 'fonts', 'size'] as const

/**
 * The pages that are seen in such a look: in `npm test` each is seen in one of them, in turn, as they mend and break by
 * the blocks that pages have in common; in `npm run proof` each in all.
 */
export const shareOf = <Page>(look: (typeof LOOKS)[number], pages: readonly Page[]): readonly Page[] =>
  isProof ? pages : pages.filter((_, index) => index % LOOKS.length === LOOKS.indexOf(look))
