import type { Context } from './context.ts'

/**
 * The page of this shop that `given` names; undefined for any other address. In a demo the shop is also visited by
 * other names of its machine.
 */
export function ownAddress(
  { world: { config }, origin }: Pick<Context, 'world' | 'origin'>,
  given: string,
): URL | undefined {
  const url = URL.parse(given)
  const ours = config.BILLETT_DEMO ? [config.PUBLIC_URL, origin] : [config.PUBLIC_URL]
  return url && ours.some(address => new URL(address).origin === url.origin) ? url : undefined
}
