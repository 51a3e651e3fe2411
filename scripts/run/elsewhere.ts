import type { Closing } from '../processes/closing.ts'
import { runVitest } from '../tests/vitest-stage.ts'

/** Machines of elsewhere: a day ahead of Berlin and half an hour beside it, with other letters for the same words. */
const ELSEWHERE = [
  { name: 'kiritimati', env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } },
  { name: 'st-johns', env: { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' } },
] as const

/** Rules and screens as a machine in another time zone and language tries them. */
export const elsewhereStages = ({ signal }: Closing) =>
  ELSEWHERE.map(({ name, env }) => ({
    title: `Rules and screens with the clock and the language of ${env.TZ}`,
    run: () => runVitest({ name, projects: ['unit', 'web'], env, signal }),
  }))
