import { protectionOf } from './protections.ts'
import { RACES } from './races.ts'

/** The lines of the table in `docs/safety.md`: one for each set of protections without which a race goes wrong. */
export const tableOfRaces = (): string[] => [
  '| race | goes wrong without | found as |',
  '|---|---|---|',
  ...RACES.flatMap(({ name, proofs }) =>
    proofs.map(
      ({ without, shows }) =>
        `| ${name} | ${without.map(protection => protectionOf(protection).name).join(', and ')} | \`${shows.source.replaceAll('|', ' or ')}\` |`,
    ),
  ),
]
