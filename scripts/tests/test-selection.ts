import { parseArgs } from 'node:util'
import { Advice } from '../run/say.ts'

/** Which tests are wanted: in these files and folders, whose names match, once or whenever their sources change. */
export type Selection = { paths: string[]; name: string | undefined; watch: boolean }

/** Reads what stands behind `npm test --`. Throws Advice at an option that there is not. */
export function readSelection(args: string[]): Selection {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string', short: 't' }, watch: { type: 'boolean', short: 'w', default: false } },
    })
    return { paths: positionals, name: values.name, watch: values.watch }
  } catch (failure) {
    const what = failure instanceof Error ? failure.message : String(failure)
    throw new Advice(`${what}\nnpm test -- FILE OR FOLDER … [-t NAME OF THE TEST] [--watch]`)
  }
}
