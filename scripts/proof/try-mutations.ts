import { join } from 'node:path'
import {
  type CliOptions,
  createVitest,
  type TestCase,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node'
import config from '../../vitest.config.ts'
import { root } from '../run/root.ts'
import type { NamedTest } from './coverage-table.ts'
import { createMutant } from './mutant.ts'
import type { PlannedMutation } from './mutation.ts'

/** What the tests made of a mutation: those that failed; or why they did not run, as where the source does not load. */
export type Verdict = { failed: NamedTest[] } | { broken: string }

export type Trial = {
  /** The tests as the sources are. Gives those that fail. */
  untouched(tests: NamedTest[]): Promise<Verdict>
  mutated(mutation: Pick<PlannedMutation, 'path' | 'source' | 'mutant' | 'tests'>): Promise<Verdict>
  close(): Promise<void>
}

/** `databaseUrl`: a PostgreSQL for tests of calls. `pool`: threads begin sooner, where tests are pure. */
export type TrialSettings = { databaseUrl?: string; pool?: 'forks' | 'threads' }

/** One Vitest for all of them: what is not changed is read once. */
export async function createTrial({ databaseUrl, pool = 'forks' }: TrialSettings): Promise<Trial> {
  const mutant = createMutant()
  // What is kept from earlier runs, or shared by the files of one, would hide the change.
  const env = databaseUrl === undefined ? {} : { TEST_DATABASE_URL: databaseUrl }
  const cold = { fsModuleCache: false, isolate: true, pool, env }
  const projects = (config.test?.projects ?? []).flatMap(project =>
    typeof project === 'object' && 'test' in project
      ? [{ plugins: [mutant.plugin], test: { ...project.test, ...cold } }]
      : [],
  )
  const options: CliOptions = { ...cold, root, watch: false, bail: 1, reporters: [{}], projects }
  const vitest = await createVitest('test', { ...config.test, ...options, config: false })
  await vitest.standalone()

  const run = async (tests: NamedTest[]): Promise<Verdict> => {
    const { testModules } = await vitest.runTestSpecifications(specifications(vitest, tests))
    const broken = testModules.flatMap(module => module.errors()).at(0)
    if (broken) return { broken: broken.message }
    const idle = tests.find(test => testModules.every(module => testsOf(module, test).length === 0))
    if (idle) return { broken: `no test of ${idle.file} is called ${idle.title}` }
    const fails = (test: NamedTest) => (module: TestModule) =>
      testsOf(module, test).some(one => one.result().state === 'failed')
    return { failed: tests.filter(test => testModules.some(fails(test))) }
  }
  return {
    untouched: run,
    async mutated({ path, source, mutant: text, tests }) {
      const file = join(root, path)
      mutant.is(file, text)
      vitest.invalidateFile(file)
      const verdict = await run(tests)
      mutant.is(file, source)
      vitest.invalidateFile(file)
      return verdict
    },
    close: () => vitest.close(),
  }
}

function specifications(vitest: Vitest, tests: NamedTest[]): TestSpecification[] {
  return [...new Set(tests.map(({ file }) => file))].flatMap(file => {
    const path = join(root, file)
    const titles = tests.filter(test => test.file === file).map(({ title }) => title)
    const named = titles.every(title => title !== undefined) && new RegExp(titles.map(asPattern).join('|'))
    return vitest.projects
      .filter(project => project.matchesTestGlob(path))
      .slice(0, 1)
      .map(project => project.createSpecification(path, named ? { testNamePattern: named } : undefined))
  })
}

function testsOf(module: TestModule, { file, title }: NamedTest): TestCase[] {
  if (module.moduleId !== join(root, file)) return []
  const pattern = new RegExp(title === undefined ? '' : asPattern(title))
  return [...module.children.allTests()].filter(({ fullName }) => pattern.test(fullName))
}

/** A title may hold the places of a table’s values, `%s` or `$name`. */
function asPattern(title = ''): string {
  return title.replace(/[.*+?^()|[\]{}\\]/g, '\\$&').replace(/%\w|\$\w+/g, '.*')
}
