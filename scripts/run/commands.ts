import type { Closing } from '../processes/closing.ts'

/** Gives the exit code, or says that it goes on until a signal ends it. */
export type Command = (args: string[], closing: Closing) => Promise<number | 'goesOn'>

/** What `npm start`, `npm test` and `npm run …` do. */
export const commands: Record<string, Command | undefined> = {
  start: async (args, closing) => (await import('./start.ts')).start(args, closing),
  dev: async (_args, closing) => (await import('./dev.ts')).dev(closing),
  import: async (args, closing) => (await import('./import-feed.ts')).importFeed(args, closing),
  test: async (args, closing) => (await import('./test.ts')).test(args, closing),
  check: async (args, closing) => (await import('./check.ts')).check(args, closing),
  proof: async (_args, closing) => (await import('./proof.ts')).proof(closing),
  openapi: async (args, closing) =>
    (await import('../processes/tool.ts')).tool('scripts/openapi/write-openapi.ts', args, closing),
  routes: async (args, closing) =>
    (await import('../processes/tool.ts')).tool('packages/paths/src/documented/write-routes.ts', args, closing),
  errors: async (args, closing) =>
    (await import('../processes/tool.ts')).tool('scripts/errors/write-errors.ts', args, closing),
  doctor: async (args, closing) => (await import('./doctor.ts')).doctor(args, closing),
  cluster: async (args, closing) =>
    (await import('../processes/tool.ts')).toolWithProcesses('apps/server/src/testing/cluster/main.ts', args, closing),
  crash: async (args, closing) =>
    (await import('../processes/tool.ts')).toolWithProcesses('apps/server/src/testing/crash/main.ts', args, closing),
  mutants: async (args, closing) => (await import('./mutants.ts')).mutants(args, closing),
  books: async (args, closing) =>
    (await import('./on-the-product.ts')).onTheProduct('apps/server/src/cli/books.ts', args, closing),
  reconcile: async (args, closing) =>
    (await import('./on-the-product.ts')).onTheProduct('apps/server/src/cli/reconcile.ts', args, closing),
  clock: async (args, closing) =>
    (await import('./on-the-product.ts')).onTheProduct('apps/server/src/cli/clock.ts', args, closing),
  desk: async (args, closing) =>
    (await import('./on-the-product.ts')).onTheProduct('apps/server/src/cli/desk.ts', args, closing),
  clients: async (args, closing) =>
    (await import('./on-the-product.ts')).onTheProduct('apps/server/src/cli/client-versions.ts', args, closing),
  pictures: async (_args, closing) => (await import('../pictures/pictures.ts')).pictures(closing),
  bench: async (args, closing) => (await import('../processes/tool.ts')).tool('bench/main.ts', args, closing),
}
