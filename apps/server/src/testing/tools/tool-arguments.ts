import { parseArgs } from 'node:util'
import * as z from 'zod/mini'

/** `--runs 10`: digits alone; `usual` where it is left out. */
export const count = (usual: number) =>
  z._default(z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'a number is wanted')), z.transform(Number)), usual)

/** What a tool is asked for; or what is wrong with that, and below it how the tool is called. */
export function toolArguments<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  args: string[],
  usage: string,
): { ok: true; asked: z.infer<z.ZodMiniObject<Shape>> } | { ok: false; why: string } {
  const refused = (what: string) => ({ ok: false as const, why: `${what}\n\n${usage}` })
  const options = Object.fromEntries(Object.keys(schema.shape).map(name => [name, { type: 'string' as const }]))
  try {
    const read = z.safeParse(schema, parseArgs({ args, options }).values)
    if (read.success) return { ok: true, asked: read.data }
    return refused(read.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'))
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error))
  }
}
