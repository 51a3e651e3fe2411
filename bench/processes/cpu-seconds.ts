import { cpus } from 'node:os'

/** Seconds that all cores of the machine have worked since it was started, whoever for. */
export const cpuSeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000
