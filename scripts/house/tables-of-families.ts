import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { families } from '../imports/families.ts'
import { root } from '../run/root.ts'

const SCHEMA = 'apps/server/src/db/schema'
const NO_TESTS = { cwd: root, exclude: ['**/*.test.ts', '**/*.fixture.ts'] }

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Which family each table belongs to: the folder it is described in. */
export const ownersOfTables = (): Map<string, string> =>
  new Map(
    globSync(`${SCHEMA}/*/*.ts`, NO_TESTS).flatMap(file =>
      [...textOf(file).matchAll(/export const (\w+) = pgTable/g)].map(([, table = '']): [string, string] => [
        table,
        file.split('/').at(-2) ?? '',
      ]),
    ),
  )

/** The tables a file asks for, by the names of its import. */
const tablesIn = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '[./]*db\/schema\/index\.ts'/g)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.trim().split(' ')[0] ?? ''),
  )

/** `apps/server/src/modules/pay/mandate/…` -> `pay`; what stands below all families knows no more than the lowest. */
const familyOf = (file: string): string => /\/modules\/([\w-]+)\//.exec(file)?.[1] ?? families[0] ?? ''

/** Who knows a table of a later family, and which: `run/feedback/feedback.repository.ts userAccount`. */
export function upward(owners: ReadonlyMap<string, string>): string[] {
  const place = (family: string) => families.indexOf(family)
  return globSync('apps/server/src/{modules,call,http,jobs}/**/*.ts', NO_TESTS).flatMap(file =>
    tablesIn(textOf(file))
      .filter(table => place(owners.get(table) ?? '') > place(familyOf(file)))
      .map(table => `${file.replace(/^apps\/server\/src\/(modules\/)?/, '')} ${table}`),
  )
}
