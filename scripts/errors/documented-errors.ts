import { join } from 'node:path'
import { type Failure, failures, key } from '@billett/contract'
import { ANY_CALL, catalogue, GIVEN_BY_NOTHING, KEYED_CALL } from '@billett/contract/server'
import { loadAllTexts } from '../../apps/shop/src/texts/load-texts.ts'
import { root } from '../run/root.ts'
import { failuresOfCalls } from './failures-of-calls.ts'
import { SPECIFIED, type SpecifiedMessage } from './specified-messages.ts'

export const ERRORS_FILE = join(root, 'docs/errors.md')

/** Everything the shop says. */
export const said = { de: await loadAllTexts('de'), en: await loadAllTexts('en') }

/** Answered where an address is none of a call, so by no call. */
const NO_CALL: readonly Failure[] = ['methodNotAllowed']

/** As many calls as fit into a cell. */
const FEW = 4

const row = (...cells: (string | number)[]): string =>
  `| ${cells.map(cell => String(cell).replaceAll('|', '\\|')).join(' | ')} |`

const table = (titles: string[], rows: string[]): string =>
  [row(...titles), `|${'---|'.repeat(titles.length)}`, ...rows].join('\n')

const code = (text: string): string => `\`${text}\``

const words = Object.keys(failures).sort((a, b) => numberOf(a) - numberOf(b)) as Failure[]

function numberOf(word: string): number {
  return failures[word as Failure].code
}

/** The text under `pages.fatal.headline`; throws where there is none. */
export function textAt(texts: Readonly<Record<string, string>>, key: string): string {
  const text = texts[key]
  if (text === undefined) throw new Error(`there is no text ${key}`)
  return text
}

function answeredBy(word: Failure, calls: Map<string, Failure[]>): string {
  if (ANY_CALL.some(any => any === word)) return 'any call'
  if (KEYED_CALL.some(keyed => keyed === word)) return 'any call with an `Idempotency-Key`'
  if (NO_CALL.includes(word)) return 'addresses of no call'
  const names = [...calls].flatMap(([name, given]) => (given.includes(word) ? [name] : []))
  if (names.length === 0) return GIVEN_BY_NOTHING[word] ? `instead: ${GIVEN_BY_NOTHING[word]}` : 'the pages'
  return names.length > FEW ? 'several calls, see below' : names.map(code).join(', ')
}

function messageRow({ message, failures: given = [], texts = [], note = '' }: SpecifiedMessage): string {
  const keys = [
    ...given.map(word => `${failures[word].code} ${code(key(word))}`),
    ...texts.map(path => `-1 ${code(path)}`),
  ]
  return row(message, keys.join('<br>'), note)
}

const screenTexts = (): string[] => [
  ...new Set(Object.values(SPECIFIED).flatMap(messages => messages.flatMap(({ texts = [] }) => texts))),
]

const HEAD = `# Errors

Written by \`npm run errors\` from \`packages/contract/src/failures\`, the one place where errors are declared; the tests compare.

Every refusal comes as \`{ "error": [{ fieldName, customerErrorMessage, errorMessage, errorCode, translationKey }] }\`, one entry per field or one for the
request, with the status of the first. \`customerErrorMessage\` is the text below in the language of \`accept-language\`. A code is never used again for something
else.`

const CALLS = `## What each call can answer

Besides what any call can. Read from the call's access and schemas and from the sources of what answers it: a word may be among them that a call
never comes to in practice.`

const SCREENS = `## Said by the pages themselves

No call answers these; where a record needs a code, it is -1 (Spec 2 §8.1).`

/** \`docs/errors.md\` as text. */
export function documentedErrors(): string {
  const calls = failuresOfCalls()
  const summaries = new Map(catalogue.map(call => [call.name, `${call.method} ${call.path}`]))
  return `${[
    HEAD,
    '## Every error',
    table(
      ['code', 'key', 'status', 'Deutsch', 'English', 'answered by'],
      words.map(word => {
        const failure = failures[word]
        return row(failure.code, code(key(word)), failure.status, failure.de, failure.en, answeredBy(word, calls))
      }),
    ),
    SCREENS,
    table(
      ['key', 'Deutsch', 'English'],
      screenTexts().map(path => row(code(path), textAt(said.de, path), textAt(said.en, path))),
    ),
    CALLS,
    table(
      ['call', '', 'codes'],
      [...calls].map(([name, given]) =>
        row(code(name), code(summaries.get(name) ?? ''), given.map(word => failures[word].code).join(' ')),
      ),
    ),
    '## Every message of the specification',
    ...Object.entries(SPECIFIED).flatMap(([paragraph, messages]) => [
      `### ${paragraph}`,
      table(['message', 'code and key', ''], messages.map(messageRow)),
    ]),
  ].join('\n\n')}\n`
}
